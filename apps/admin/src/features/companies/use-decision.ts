import { useState } from 'react'
import { isUnauthorized, notify } from '@tryka/app-shell'
import { ApiError, userMessage } from '@tryka/api-client'
import type { CompanyCase, CompanyDecision } from '@tryka/domain'
import { refusalOf, useDecide } from './companies.queries'

/** Why the server did not take a decision, as the screen of that company shows it. */
export type Trouble =
  | { kind: 'changed'; id: string; newest: CompanyCase }
  | { kind: 'here'; id: string; other: { id: string; name: string } }
  | { kind: 'reason'; id: string; text: string }

const CHANGED = 'This was changed somewhere else. You now see the newest state.'
const NOT_WAITING = 'This company does not wait for a decision any more. The list is read again.'

function troubleOf(id: string, error: unknown): Trouble | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { current, id: otherId, name } = refusalOf(error)
  if (error.code === 'STALE' && current) return { kind: 'changed', id, newest: current }
  if (error.code === 'COMPANY_IS_HERE' && otherId && name)
    return { kind: 'here', id, other: { id: otherId, name } }
  return error.code === 'REASON_REQUIRED'
    ? { kind: 'reason', id, text: error.detail ?? 'Write what the company is told.' }
    : undefined
}

/** What the toast says; what is wrong with the field stands at the field alone. */
function tell(error: unknown, trouble: Trouble | undefined): void {
  if (isUnauthorized(error) || trouble?.kind === 'reason') return
  const code = error instanceof ApiError ? error.code : undefined
  const known = { STALE: CHANGED, NOT_NOW: NOT_WAITING, COMPANY_IS_HERE: undefined }[code ?? '']
  const other = trouble?.kind === 'here' && `${trouble.other.name} is verified for this domain already.`
  notify.failure(
    'Error',
    known || other || userMessage(error, 'The decision was not saved. Please try again.'),
  )
}

/** Verifies or refuses, says how it ended and keeps why it could not be. */
export function useDecision(after: {
  decided: (now: CompanyCase) => void
  changed: (now: CompanyCase) => void
}) {
  const decide = useDecide(after.decided)
  const [trouble, setTrouble] = useState<Trouble>()

  const send = async (company: CompanyCase, answer: Pick<CompanyDecision, 'decision' | 'reason'>) => {
    const { id, version } = company
    setTrouble(undefined)
    try {
      const now = await decide.mutateAsync({ id, version, ...answer })
      if (company.waits === 'change')
        notify.success(
          answer.decision === 'verify' ? 'Change Accepted' : 'Change Refused',
          `The Admins of ${now.name} are told.`,
        )
      else if (company.waits === 'doubt') notify.success('Company Kept', `${now.name} stays verified.`)
      else if (now.state === 'verified')
        notify.success('Company Verified', `${now.name} may publish, search people and write first.`)
      else notify.success('Company Refused', `${now.name} is told why. Its drafts stay.`)
    } catch (error) {
      const found = troubleOf(id, error)
      setTrouble(found)
      tell(error, found)
      if (found?.kind === 'changed') after.changed(found.newest)
    }
  }
  return {
    send: (...of: Parameters<typeof send>) => void send(...of),
    troubleWith: (id: string) => (trouble?.id === id ? trouble : undefined),
    busyWith: decide.isPending ? decide.variables.id : undefined,
  }
}
