import type { Question } from '../../core/match-questions'
import type { Answer } from './answer'
import type { Subject } from './layout'

/** What a matcher is told: where its data is, questions, and rows that it must read again before it answers more. */
export type ToMatcher =
  | { kind: 'open'; source: Source; marketId: string }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'refresh'; subject: Subject; ids: string[] }

/** What it says: that it can answer, answers, and that one could not be given. */
export type FromMatcher =
  | { kind: 'ready'; people: number; postings: number; ms: number }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'failed'; id: number; message: string }

/** A database that a process of its own reads. */
export type Source =
  | { type: 'sqlite'; path: string }
  | { type: 'postgres'; url: string; schema: string | undefined }
