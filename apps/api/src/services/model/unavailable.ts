/** The model did not give a usable answer; the built-in engine speaks instead. Its words never quote a reply. */
export class ModelUnavailable extends Error {
  /** What a log may say of it. */
  get kind(): string {
    return this.message
  }
}

/** It took longer than a call may take. */
export class ModelTooSlow extends ModelUnavailable {
  constructor() {
    super('The model took too long')
  }
}
