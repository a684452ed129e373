/** What points buy: other people's attention and a model's words, never a chance, a rank or a lesson. */
export const CREDIT_PRICES = { review: 10, mock: 40, mockDeposit: 20, modelPack: 20 } as const

/** Ten more answers of the model for one day, and how often in a day. */
export const MODEL_PACK = { answers: 10, perDay: 2 } as const

/** Something that points are given up for, once. */
export interface CreditPurchase {
  amount: number
  reason: string
  note: string | null
  refType: 'model_pack' | 'review_asked' | 'mock_asked'
  refId: string
}

/** The `n`th pack of a day of UTC, from 1. */
export const modelPack = (day: string, n: number): CreditPurchase => ({
  amount: CREDIT_PRICES.modelPack,
  reason: 'Ten more model answers',
  note: 'For the rest of the day, in UTC',
  refType: 'model_pack',
  refId: `${day}/${n}`,
})

/** Two reviews of an answer, by people who take the time. */
export const reviewAsked = (sharedId: string): CreditPurchase => ({
  amount: CREDIT_PRICES.review,
  reason: 'Review asked for',
  note: 'Two people, one answer',
  refType: 'review_asked',
  refId: sharedId,
})

/** A mock interview without hosting one. */
export const mockAsked = (requestId: string): CreditPurchase => ({
  amount: CREDIT_PRICES.mock,
  reason: 'Mock interview asked for',
  note: 'Without hosting one',
  refType: 'mock_asked',
  refId: requestId,
})
