import type { OwnHold } from './hold.schema'

/** Why a result is looked at again, in one plain sentence. */
export function holdReasonText(
  { kind, tasks, since }: OwnHold['reasons'][number],
  dayOf: (at: string) => string,
): string {
  switch (kind) {
    case 'fast':
      return `${tasks} hard tasks were right in under a quarter of the time that people usually need.`
    case 'alike':
      return `${tasks} answers in code are, but for names, those of somebody else.`
    case 'jump':
      return since === null
        ? 'The result is far above the one before.'
        : `The result is far above the one of ${dayOf(since)}.`
  }
}

/** Said beside every reason. */
export const HOLD_NO_ACCUSATION = 'This happens by chance too, and says nothing against you.'
