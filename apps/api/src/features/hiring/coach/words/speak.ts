import {
  type Criterion,
  criteriaOf,
  type Feedback,
  judgedText,
  type ModelRemark,
  type WordsSentence,
} from '@tryka/domain'
import type { Question } from '@tryka/coach'
import { ModelUnavailable } from '../../../../services/model/client'
import { ObjectReader } from '../../../../services/model/fences'
import { evidenceOf } from '../../../../services/model/guard'
import type { Interaction } from '../../../../services/model/interaction'
import type { Known } from '../../../../services/model/placeholders'
import { Placeholders } from '../../../../services/model/placeholders'
import { askFor, type Job, MOST_TOKENS, repairOf } from './prompt'
import { guardRemark, type GuardedRemark, readRemarks } from './remarks'

/** An answer that was judged, and what is known of who gave it. */
export interface Spoken {
  question: Question
  feedback: Feedback
  answer: string
  followAnswer: string | null
  job: Job | null
  known: Known
}

/** More than half of what the model wrote must not be shown: then nothing of it is. */
export class MostlyRefused extends ModelUnavailable {}

const sentencesOf = ({ criterion, sentences, quote, level }: GuardedRemark): WordsSentence[] =>
  sentences.map((text, at) => ({
    criterion,
    text,
    quote: at === 0 ? quote : null,
    level: at === sentences.length - 1 ? level : null,
  }))

/** Everything that a call needs, made once for an answer. */
export function preparedFor({ question, answer, followAnswer, feedback, job, known }: Spoken) {
  const judged = judgedText(answer, followAnswer)
  const places = new Placeholders(known, [judged, job?.title ?? ''])
  return {
    messages: askFor(question, { answer: judged, job, places }),
    criteria: criteriaOf(question.type),
    against: {
      judged,
      places,
      setAside: feedback.facts.setAside,
      evidence: evidenceOf(
        judged,
        question.stem,
        job?.title,
        job?.skills.join('\n'),
        ...question.keyPoints.map(({ text }) => text),
      ),
    },
  }
}
export type Prepared = ReturnType<typeof preparedFor>

/** Finished and guarded sentences as they come; returns what is to be kept. Throws where nothing of it is to be shown. */
export async function* speak(
  interaction: Interaction,
  { messages, criteria, against }: Prepared,
): AsyncGenerator<WordsSentence, ModelRemark[]> {
  const said = new Map<Criterion, GuardedRemark>()
  let problem = ''
  let dropped = 0

  async function* listen(): AsyncGenerator<WordsSentence> {
    const reader = new ObjectReader()
    for await (const piece of interaction.pieces())
      for (const json of reader.add(piece)) {
        const read = readRemarks(json, criteria)
        problem ||= read.problem
        for (const written of read.remarks) {
          if (said.has(written.criterion)) continue
          const remark = guardRemark(written, against)
          said.set(remark.criterion, remark)
          dropped += remark.dropped
          for (const sentence of sentencesOf(remark)) {
            await interaction.mustBeAgreed()
            yield sentence
          }
        }
      }
    if (reader.isCut) problem ||= 'Its last object does not end.'
  }

  yield* listen()
  const missing = criteria.filter((id) => !said.has(id))
  if (missing.length > 0 && (problem || said.size === 0)) {
    await interaction.reserve(repairOf(messages, problem || 'It had no object.', missing), MOST_TOKENS)
    yield* listen()
  }
  const remarks = [...said.values()].filter(({ sentences }) => sentences.length > 0)
  const kept = remarks.reduce((sum, { sentences }) => sum + sentences.length, 0)
  if (said.size === 0) throw new ModelUnavailable('The reply does not fit')
  if (kept === 0 || dropped > (kept + dropped) / 2)
    throw new MostlyRefused('Most of what the model wrote must not be shown')
  await interaction.mustBeAgreed()
  return remarks.map(({ criterion, sentences, quote, level }) => ({
    criterion,
    text: sentences.join(' '),
    quote,
    level,
  }))
}
