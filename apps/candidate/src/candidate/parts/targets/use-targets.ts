import { addTarget, removeTarget, type Target, type TargetRef } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'

interface Args {
  target: TargetRef
  isAdded: boolean
  name: string
}

/** Adds a job or a role to the targets, or takes it away again. */
export const useTarget = () =>
  useChange(
    (api, { target: { kind, ref }, isAdded }: Args) =>
      isAdded
        ? api.call(removeTarget, { query: { kind, ref } })
        : api.call(addTarget, { body: { kind, ref } as TargetRef }),
    {
      done: (_targets, { isAdded }) => (isAdded ? 'Taken from your targets' : 'Added to your targets'),
      text: (_targets, { name }) => name,
      failed: 'Your targets could not be changed. Try again.',
    },
  )

const WHY: Record<Target['why'], string> = {
  applied: 'applied',
  added: 'added',
  saved: 'saved',
  best: 'best match',
}
/** `Kestrel Labs, applied`, and of a role `Role, added`. */
export const targetText = ({ company, why }: Pick<Target, 'company' | 'why'>): string =>
  `${company ?? 'Role'}, ${WHY[why]}`
