import { RESUME_LANGUAGE_LABELS } from '@tryka/domain'
import type { ImproveContentRequest, ImprovedContent } from '@tryka/domain'
import { improveText } from './improve'
import { ModelUnavailable } from '../../../services/model/client'
import { data } from '../../../services/model/fences'
import { evidenceOf, guardText, inventedInTranslation, untoldSentences } from '../../../services/model/guard'
import { settingOf, type ProseKind } from './prose'
import { refusalOf, refusalText } from './refusal'
import { wordCount } from '../../../services/model/sentences'

/** The model answered, and what it wrote must not be shown. */
export class ModelRefused extends ModelUnavailable {
  /** Its words name what the model invented; no log holds them. */
  override get kind(): string {
    return 'What the model wrote could not be shown'
  }
}

const KINDS: Record<ProseKind, string> = {
  summary: 'summary: active, plain, shorter',
  headline: 'headline: what the person is, in a few words, no sentence',
  point: 'point: one line that opens with a verb, says what was done and what came of it, in one tense',
  prose: 'paragraph: active, plain, shorter, in one tense',
}
const TONES = { plain: 'plain and calm', confident: 'confident, without praise', formal: 'formal' }

function taskOf({ section, content, jobTitle, context, wish }: ImproveContentRequest): string {
  const { kind, current } = settingOf(section, context)
  const wanted = [
    `Improve the wording of this resume ${KINDS[kind]}.`,
    current === undefined
      ? ''
      : current
        ? 'It goes on: use the present tense.'
        : 'It is over: use the past tense.',
    wish?.tone ? `Tone: ${TONES[wish.tone]}.` : '',
    wish?.length && wish.length !== 'same' ? `Make it ${wish.length}, with no fact added or lost.` : '',
    wish?.translateTo
      ? `Translate it into ${RESUME_LANGUAGE_LABELS[wish.translateTo]}; numbers, names and technologies stay as they are.`
      : '',
    'Reword "content" alone; keep every fact, number, name and mark such as ** of it. Shape: {"improvedContent": string}.',
  ]
  return `${wanted.filter(Boolean).join(' ')} ${data({ content, jobTitle, context })}`
}

const REASON = 'Reworded by the model; every fact was checked against your text.'
const TRANSLATED = 'Translated by the model; its numbers and names were checked against your text.'

/** The words of a model for one text: inventions are taken out, and what lost a fact, a verb or its tense is refused. */
export async function improveByModel(
  request: ImproveContentRequest,
  ask: (task: string) => Promise<{ improvedContent: string }>,
): Promise<ImprovedContent> {
  const { content, context, wish } = request
  const setting = { ...settingOf(request.section, context), translated: wish?.translateTo !== undefined }
  const { improvedContent } = await ask(taskOf(request))
  const evidence = evidenceOf(
    content,
    request.jobTitle,
    context?.title,
    context?.organization,
    ...(context?.technologies ?? []),
  )
  const invented = setting.translated ? inventedInTranslation(improvedContent, evidence) : []
  if (invented.length)
    throw new ModelRefused(`it stated what you did not (${invented.slice(0, 3).join(', ')})`)
  const guarded = setting.translated
    ? { value: improvedContent, unsupported: [] }
    : guardText(improvedContent, evidence)
  // When little is left once the inventions are out, the model has not worded the person's text.
  if (!guarded.value || (!setting.translated && wordCount(guarded.value) < wordCount(content) / 4))
    throw new ModelRefused('it stated what you did not')
  const refusal = refusalOf(content, guarded.value, setting)
  if (refusal) throw new ModelRefused(refusalText(refusal))
  const isSame = guarded.value.trim() === content.trim()
  return {
    improvedContent: guarded.value,
    changes: isSame
      ? []
      : [
          {
            before: content,
            after: guarded.value,
            rule: setting.translated ? 'translated' : 'reworded',
            reason: setting.translated ? TRANSLATED : REASON,
          },
        ],
    questions: setting.translated ? [] : improveText(content, setting).questions,
    unsupported: setting.translated
      ? []
      : [...guarded.unsupported, ...untoldSentences([guarded.value], evidence)],
    engine: 'model',
    ...(setting.translated
      ? { notice: 'A translation is checked for its numbers and names only. Read it before you take it.' }
      : {}),
  }
}
