/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
