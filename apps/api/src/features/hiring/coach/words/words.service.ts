import type { EntityManager } from 'typeorm'
import type { Feedback, ModelRemark, ModelWords, WordsFallback, WordsSentence } from '@tryka/domain'

import { AppError } from '../../../../app-error'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { AccountRow } from '../../../../services/accounts/account.entity'
import { failureOf, ModelTooSlow } from '../../../../services/model/client'
import type { Interaction } from '../../../../services/model/interaction'
import type { Model } from '../../../../services/model/model'
import { sentencesOf } from '../../../../services/model/sentences'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import { questionOfTurn } from '../practice-moves'
import { wholeSessions } from '../practice-view'
import { PracticeSessionEntity, PracticeTurnEntity } from '../practice.table'
import { knownOf } from './known'
import { MOST_TOKENS } from './prompt'
import { MostlyRefused, preparedFor, type Prepared, speak } from './speak'
import { WordsStore } from './words-store'

/** What a stream says, in this order. */
export type WordsEvent =
  | { event: 'feedback'; data: Feedback }
  | { event: 'words'; data: WordsSentence }
  | { event: 'done'; data: { engine: 'model'; model: string; host: string; tokens: number } }
  | { event: 'fallback'; data: { reason: WordsFallback } }

interface Deps {
  db: Database
  clock: Clock
  model: Model
  /** Of an error of ours, its kind alone. */
  onTrouble: (kind: string) => void
}

const notJudged = () =>
  refused(409, 'NOT_JUDGED', 'Words are added to an answer that was scored and is shown.')
const underWay = () => refused(409, 'WORDS_UNDER_WAY', 'The model is answering to this already.')

/** Why an interaction ended, as the screen is told it; nothing where nobody is there to be told. */
function reasonOf(error: unknown, signal: AbortSignal): WordsFallback {
  const told = signal.aborted ? (signal.reason as unknown) : error
  if (told instanceof AppError && told.code === 'CONSENT') return 'consent'
  if (told instanceof AppError && told.code === 'BUDGET') return 'budget'
  if (told instanceof MostlyRefused) return 'refused'
  const isTime = told instanceof ModelTooSlow || (told instanceof Error && told.name === 'TimeoutError')
  if (isTime) return 'time'
  return signal.aborted ? 'stopped' : 'failed'
}

/** Words of a model beside what the built-in engine said of an answer. They change no number. */
export class WordsService {
  private readonly store: WordsStore

  constructor(private readonly deps: Deps) {
    this.store = new WordsStore(deps.db, deps.clock)
  }

  /** What was said of a turn; null where nothing was. */
  async stored(place: CandidatePlace, id: string): Promise<ModelWords | null> {
    return this.store.of(await this.findTurn(this.deps.db.read, place, id))
  }

  /**
   * The events of an answer: what was stored, or what a model says now. Refuses before the first event what cannot
   * begin: 404, 409, 403 `CONSENT`, 429 `BUDGET`.
   */
  async open(
    place: CandidatePlace,
    account: Pick<AccountRow, 'id' | 'kind'>,
    id: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<WordsEvent>> {
    const { db, model } = this.deps
    const turn = await this.findTurn(db.read, place, id)
    const { feedback, session } = await this.shownFeedback(place, turn.sessionId, id)
    const known = await this.store.of(turn)
    if (known) return repeated(feedback, known)
    const prepared = preparedFor({
      question: questionOfTurn(turn),
      feedback,
      answer: turn.answer ?? '',
      followAnswer: turn.followAnswer,
      ...(await knownOf(db.read, place, session)),
    })
    // Asked first, so that nobody without a consent or a budget holds the turn.
    const { messages } = prepared
    const interaction = await model.begin({
      account,
      purpose: 'feedback',
      messages,
      most: MOST_TOKENS,
      signal,
    })
    const isOurs = await this.store.claim(turn).catch(async (error: unknown) => {
      await interaction.end('failed')
      throw error
    })
    if (isOurs) return begun(this.events({ turn, feedback, prepared, interaction }), signal)
    await interaction.end('stopped')
    const now = await this.store.of(turn)
    if (now) return repeated(feedback, now)
    throw underWay()
  }

  private async *events({
    turn,
    feedback,
    prepared,
    interaction,
  }: {
    turn: Parameters<WordsStore['release']>[0]
    feedback: Feedback
    prepared: Prepared
    interaction: Interaction
  }): AsyncGenerator<WordsEvent> {
    const { model, clock, onTrouble } = this.deps
    let words: ModelWords | null = null
    // Whoever stops reading leaves by the yield, without an error.
    let outcome: 'done' | WordsFallback = 'stopped'
    try {
      yield { event: 'feedback', data: feedback }
      const remarks = yield* this.spoken(interaction, prepared)
      const speaker = model.speaker ?? { host: '', model: '' }
      words = { ...speaker, remarks, at: clock.now().toISOString() }
      outcome = 'done'
    } catch (error) {
      outcome = reasonOf(error, interaction.signal)
      if (outcome === 'failed') onTrouble(failureOf(error))
    } finally {
      await this.store.release(turn, words)
      await interaction.end(outcome)
    }
    if (words) {
      const { host, model: name } = words
      yield { event: 'done', data: { engine: 'model', model: name, host, tokens: interaction.tokens } }
    } else yield { event: 'fallback', data: { reason: outcome === 'done' ? 'failed' : outcome } }
  }

  private async *spoken(
    interaction: Interaction,
    prepared: Prepared,
  ): AsyncGenerator<WordsEvent, ModelRemark[]> {
    const sentences = speak(interaction, prepared)
    try {
      for (;;) {
        const next = await sentences.next()
        if (next.done) return next.value
        yield { event: 'words', data: next.value }
      }
    } finally {
      await sentences.return([])
    }
  }

  private async findTurn(manager: EntityManager, { marketId, candidateId }: CandidatePlace, id: string) {
    const turn = await manager.findOneBy(PracticeTurnEntity, { id, marketId, candidateId })
    if (!turn) throw nothingHere('This question')
    return turn
  }

  /** What is on the screen of this turn. Whoever may be in danger, and what has no score, is read by no model. */
  private async shownFeedback({ marketId, candidateId }: CandidatePlace, sessionId: string, id: string) {
    const { read } = this.deps.db
    const session = await read.findOneBy(PracticeSessionEntity, { id: sessionId, marketId, candidateId })
    if (!session) throw nothingHere('This question')
    const [whole] = await wholeSessions(read, [session])
    const turn = whole?.turns.find((one) => one.id === id)
    const feedback = whole?.feedback.find(({ turnId }) => turnId === id)?.feedback
    const isHeld = session.feedbackWhen === 'end' && session.state === 'open'
    if (turn?.state !== 'judged' || !feedback || isHeld) throw notJudged()
    if (feedback.distress || feedback.tooShort || feedback.language !== 'en') throw notJudged()
    return { feedback, session }
  }
}

/** Begun before it is read, and ended with whoever asked: what was taken for it is given back though nobody reads. */
async function begun<T>(events: AsyncGenerator<T>, signal: AbortSignal): Promise<AsyncIterable<T>> {
  const first = await events.next()
  let isGiven = false
  const end = () => void events.return(undefined)
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  const next = () => {
    if (isGiven) return events.next()
    isGiven = true
    return Promise.resolve(first)
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: () => events.return(undefined) }) }
}

/** What was stored, as it was said; it makes no call. */
async function* repeated(feedback: Feedback, words: ModelWords): AsyncGenerator<WordsEvent> {
  yield { event: 'feedback', data: feedback }
  for (const { criterion, text, quote, level } of words.remarks) {
    const sentences = sentencesOf(text)
    for (const [at, sentence] of sentences.entries())
      yield {
        event: 'words',
        data: {
          criterion,
          text: sentence,
          quote: at === 0 ? quote : null,
          level: at === sentences.length - 1 ? level : null,
        },
      }
  }
  yield { event: 'done', data: { engine: 'model', model: words.model, host: words.host, tokens: 0 } }
}
