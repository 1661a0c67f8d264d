# Two programs, each by its name: docker build --target host . and docker build --target stand-in .
# Neither writes anything below /: the stand-in's data stand in DATA_DIR, which is a volume, or in PostgreSQL.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/fakham
COPY . .
RUN npm ci
RUN npm run build

FROM node:24.21.0-bookworm-slim AS libraries
WORKDIR /srv/fakham
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY adapters/package.json adapters/
COPY adapters/operator/package.json adapters/operator/
COPY adapters/sandbox/package.json adapters/sandbox/
COPY adapters/host/package.json adapters/host/
COPY ui/package.json ui/
RUN npm ci --omit=dev --ignore-scripts --workspace=@fakham/host --workspace=@fakham/stand-in

FROM node:24.21.0-bookworm-slim AS shared
WORKDIR /srv/fakham
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=libraries /srv/fakham/ ./
COPY core/ core/
COPY adapters/compression/ adapters/compression/
COPY adapters/environment/ adapters/environment/
COPY adapters/metrics/ adapters/metrics/
COPY adapters/proxies/ adapters/proxies/
COPY adapters/operator/ adapters/operator/

FROM shared AS stand-in
ENV PORT=4180 DATA_DIR=/var/lib/fakham
COPY adapters/sandbox/ adapters/sandbox/
RUN install -d -o node -g node /var/lib/fakham
VOLUME /var/lib/fakham
EXPOSE 4180
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=@fakham/source", "adapters/sandbox/main.ts"]

FROM shared AS host
ENV PORT=4173
COPY adapters/host/ adapters/host/
COPY --from=build /srv/fakham/ui/dist/ ui/dist/
EXPOSE 4173
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=@fakham/source", "adapters/host/main.ts"]
