import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { practiceChoices, startPractice, type StartPractice } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'

type Focus = NonNullable<StartPractice['focus']>

/** Starts practice for an interview at once, with the questions that are meant; a page of its own opens. */
export function usePractiseNow(interviewId: string) {
  const address = useAddress()
  const choices = useQuery(endpointQuery(practiceChoices))
  const level =
    choices.data?.interviews.find(({ id }) => id === interviewId)?.level ?? choices.data?.level ?? 'mid'
  const area = choices.data?.area
  return useChange(
    (api, { focus, count, isOver }: { focus?: Focus; count: 1 | 3; isOver?: boolean }) =>
      api.call(startPractice, {
        body: {
          // An interview that is behind is not practised for any more; its questions are.
          for: isOver && area ? { kind: 'area', area } : { kind: 'interview', id: interviewId },
          types: [],
          level: focus ? level : 'entry',
          count,
          mode: 'typed',
          feedback: 'each',
          ...(focus ? { focus } : {}),
        },
      }),
    { failed: 'Practice could not be started. Try again.' },
    ({ id }) => {
      address.set({ plan: undefined })
      address.open('interviews', { session: id })
    },
  )
}
