import { useEffect, useRef } from 'react'
import { useApi } from '@tryka/app-shell'
import { useChange } from '../../../base/calls/calls'
import { useKeptOwner } from '../../../base/place/kept-owner'
import { forgetOrder, keepOrder, sendOrder, unanswered, type Order } from './orders'

const DONE = { start_review: 'Review started', reject: 'Application rejected' }
const TEXT = {
  start_review: (name: string) => `${name} is under review.`,
  reject: (name: string) => `${name} is told the reason.`,
}

/** Makes decided moves, and tells their end. */
export function useOrders() {
  const api = useApi()
  const owner = useKeptOwner()
  const { mutate } = useChange(
    async (client, order: Order) => {
      try {
        return await sendOrder(client, order)
      } finally {
        forgetOrder(owner, order)
      }
    },
    {
      done: (_, { move }) => DONE[move],
      text: (_, { move, card }) => TEXT[move](card.name),
      failed: 'The move could not be made.',
    },
  )
  return {
    keep: (order: Order) => keepOrder(owner, order),
    forget: (order: Order) => forgetOrder(owner, order),
    send: (order: Order) => mutate(order),
    /** While the page goes away: nothing may wait, and nobody is there to be told. */
    sendLast: (order: Order) =>
      void sendOrder(api, order).then(
        () => forgetOrder(owner, order),
        () => undefined,
      ),
  }
}

export type Orders = ReturnType<typeof useOrders>

/** What an earlier page of this tab sent without hearing the answer is sent again: the same call, so it happens once. */
export function useUnansweredOrders(): void {
  const { send } = useOrders()
  const owner = useKeptOwner()
  const again = useRef(send)
  useEffect(() => unanswered(owner).forEach((order) => again.current(order)), [owner])
}
