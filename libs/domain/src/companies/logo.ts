/** What a company may bring as its logo, and what is kept of it, in bytes. */
export const LOGO_BYTES = 512 * 1024
/** The media types of it, in the words of a file chooser. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

const PICTURE = /^[^:]*:\d*:([0-9a-f]{32})$/

/** Letters and a tint, `NW:1`, and behind them the id of a picture where the company has one: `NW:1:<id>`. */
export function logoParts(logo: string): { letters: string; tint: number; picture: string | null } {
  const [letters = '', tint = '0'] = logo.split(':')
  return { letters, tint: Number(tint) || 0, picture: PICTURE.exec(logo)?.[1] ?? null }
}

/** The same mark with another picture, or with none. */
export function withPicture(logo: string, picture: string | null): string {
  const { letters, tint } = logoParts(logo)
  return [letters, tint, ...(picture ? [picture] : [])].join(':')
}

/** Where a picture is read: on the API's host, and on that of the public site. */
export const logoPath = (picture: string): string => `/api/logos/${picture}`
export const publicLogoPath = (picture: string): string => `/companies/logos/${picture}.png`
