/** What was given cannot be read as what it should be; `reason` is a sentence for the reader. */
export class Unreadable extends Error {
  constructor(readonly reason: string) {
    super(reason)
    this.name = 'Unreadable'
  }
}
