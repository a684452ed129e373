import type { EarlyChallenge } from '@tryka/app-shell'
import { getCaptcha, type CaptchaChallenge } from '@tryka/domain'

let asked: EarlyChallenge | undefined
let isAlive = false

async function ask(apiUrl: string): Promise<CaptchaChallenge> {
  const url = `${apiUrl.replace(/\/+$/, '')}${getCaptcha.path}?purpose=signup`
  const answer = await fetch(url, { credentials: 'include' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

/**
 * Asks the security question of a prerendered signup form and puts it into the page, so that the app can wait for the
 * first interaction. Without an answer the form asks for itself.
 */
export async function askEarly(apiUrl = ''): Promise<void> {
  const place = document.querySelector('[data-question]')
  if (!place || isAlive) return
  const pending = ask(apiUrl)
  asked = { pending }
  const challenge = await pending.catch(() => undefined)
  // From its first render on, the form shows what it has been given.
  if (!challenge || isAlive) return
  place.textContent = challenge.question
  asked = { pending, shown: { challenge, at: Date.now() } }
}

/** The page comes to life: what it shows now is what its first render has to show. */
export function leaveQuestion(): void {
  isAlive = true
}

/** The question of the prerendered page, for its form. */
export const earlyQuestion = (): EarlyChallenge | undefined => asked

/** The prerendered page is over; a form on another page asks for itself. */
export function forgetQuestion(): void {
  asked = undefined
}
