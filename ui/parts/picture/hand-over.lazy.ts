/** Hands a picture to another app where the browser offers that, else keeps it among the downloads. */
export const handOver = async (picture: Blob, name: string): Promise<"shared" | "saved" | "left"> => {
  const file = new File([picture], `${name}.png`, { type: "image/png" })
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name })
      return "shared"
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError") return "left"
    }
  }
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads it after this call.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return "saved"
}
