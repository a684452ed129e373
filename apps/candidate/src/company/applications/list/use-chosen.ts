import { useState } from 'react'
import { HIRING_LIMITS, type CompanyApplicationCard } from '@tryka/domain'
import { notify } from '@tryka/app-shell'

/** The people who were ticked one by one, at most as many as can be answered at once. */
export function useChosen() {
  const [cards, setCards] = useState<readonly CompanyApplicationCard[]>([])
  return {
    cards,
    has: (id: string): boolean => cards.some((card) => card.id === id),
    set: (card: CompanyApplicationCard, on: boolean): void => {
      if (on && cards.length >= HIRING_LIMITS.bulk)
        notify.failure('Too many', `At most ${HIRING_LIMITS.bulk} people can be answered at once.`)
      else setCards([...cards.filter(({ id }) => id !== card.id), ...(on ? [card] : [])])
    },
    clear: (): void => setCards([]),
  }
}

export type Chosen = ReturnType<typeof useChosen>
