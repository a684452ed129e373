/** Its name in the storage of the tab. */
export const DRAFT = 'tryka-early-access'

/** What a person typed into the signup form, kept in this tab until it is sent: a reload must not lose it. */
export const earlyDraft = {
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null')
    } catch {
      return null
    }
  },
  write(draft: object): void {
    try {
      sessionStorage.setItem(DRAFT, JSON.stringify(draft))
    } catch {
      // A browser that keeps nothing loses the draft, and nothing else.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(DRAFT)
    } catch {
      // There was none.
    }
  },
}
