/** Whether this browser lends its cryptography to the page: it does over https, and on the machine itself. */
export const canCheck = (): boolean => Boolean((globalThis as { crypto?: Partial<Crypto> }).crypto?.subtle)

export const CANNOT_CHECK = 'This browser checks no signatures here: open the page over https.'
