import { randomBytes } from 'node:crypto'

interface Bindable {
  otpBinding?: string
}

/** What ties codes and proven addresses to a session; undefined when it never asked for a code. */
export const bindingOf = (session: Bindable): string | undefined => session.otpBinding

/** The same, made on first use. It is not the session id, which no feature stores. */
export const newBinding = (session: Bindable): string =>
  (session.otpBinding ??= randomBytes(32).toString('base64url'))
