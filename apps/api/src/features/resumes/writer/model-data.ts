/** User text inside the data block cannot close it. */
export const data = (value: unknown): string =>
  `<data>${JSON.stringify(value).replaceAll('<', '\\u003c')}</data>`
