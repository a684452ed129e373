/** What is given for what. Nothing is given for passing: paying for it would pay for cheating. */
export const CREDIT_AMOUNTS = {
  challenge: 50,
  assessment: 50,
  faultyTask: 50,
  module: 10,
  path: 100,
  answer: 10,
  mock: 50,
  review: 20,
  correction: 50,
} as const

/** What the points are, word for word wherever the balance is. */
export const CREDIT_TERMS = 'Points for your own record. They cannot be bought, sold, sent or paid out.'

/** What a ledger says of a mistake that was taken back; its own words stand beneath. */
export const CREDIT_REVERSED = 'Reversed'

/** What points are given for. */
export const DEED_KINDS = [
  'challenge',
  'assessment',
  'faulty_task',
  'module',
  'path',
  'answer',
  'mock',
  'review',
  'correction',
] as const
export type DeedKind = (typeof DEED_KINDS)[number]

/** Something that is paid for once: what it refers to tells it from others of its kind. */
export interface CreditDeed {
  amount: number
  reason: string
  /** What the ledger says beneath. */
  note: string | null
  refType: DeedKind
  refId: string
  /** Of help: the two people as one text that names neither, so that a pair is not paid again too soon. */
  pair?: string
}

/** What a reason and what stands beneath it have room for. */
const NOTE = 160

/** Whole where it fits. */
export const noteOf = (text: string, end = ''): string => {
  const room = NOTE - end.length
  return text.length <= room ? `${text}${end}` : `${text.slice(0, room - 1).trimEnd()}…${end}`
}
