/** A page that is fetched when it is visited. */
export const Later = () => <p>.</p>
