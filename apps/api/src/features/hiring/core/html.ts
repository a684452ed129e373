/** Text inside markup or an attribute: nothing of it can become markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
