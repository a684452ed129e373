import { plainText } from '../resumes/rich-text'
import type { ResumeDraft } from '../resumes/resume.schema'
import type { PostingTerm } from '../tailor/posting-terms'
import { tailorTo } from '../tailor/tailor'
import type { LetterDraft } from './letter.schema'

/** Must-haves that are told of: a letter is no list. */
const SHOWN = 3

export interface LetterGround {
  draft: ResumeDraft
  role: string
  company: string
  terms: readonly PostingTerm[]
  /** Today, where the person is. */
  date: string
}

type Parts = Pick<
  LetterDraft,
  'title' | 'role' | 'company' | 'recipient' | 'date' | 'subject' | 'salutation'
> &
  Pick<LetterDraft, 'paragraphs' | 'closing'>

/** What the person works as, in their own names; nothing where the resume does not say it. */
function workOf({ workExperience }: ResumeDraft): string {
  const shown = workExperience.filter(({ hidden }) => !hidden)
  const job = shown.find(({ current }) => current) ?? shown[0]
  const named = job && [job.jobTitle.trim(), job.company.trim()].filter(Boolean).join(' at ')
  if (!job || !named) return ''
  return job.current ? `I work as ${named}.` : `I worked as ${named}.`
}

/** Points of the resume that show what the posting must have, word for word, each once. */
function evidence(draft: ResumeDraft, terms: readonly PostingTerm[]): string[] {
  const quotes = new Set<string>()
  return tailorTo(draft, terms)
    .terms.filter(({ need }) => need === 'must')
    .flatMap(({ term, found }) => {
      const place = found.find(
        ({ shown, field, quote }) => shown && /description/.test(field) && !quotes.has(quote),
      )
      if (!place) return []
      quotes.add(place.quote)
      return [`- ${term}: ${plainText(place.quote)}`]
    })
    .slice(0, SHOWN)
}

/**
 * The beginning of a letter, made of what the resume and the posting say and of nothing else. Whatever only the person
 * knows is a blank in brackets, named before the letter leaves. In other languages than English it is all blanks.
 */
export function letterSkeleton({ draft, role, company, terms, date }: LetterGround): Parts {
  const name = [role, company].filter(Boolean).join(', ')
  const facts = {
    title: `Letter${name ? `, ${name}` : ''}`.slice(0, 200),
    role,
    company,
    recipient: company,
    date,
  }
  if (draft.language !== 'en') {
    const paragraphs = ['[Why this role?]', '[What fits what they ask for?]', '[When could you start?]']
    return { ...facts, subject: role, salutation: '[Salutation]', paragraphs, closing: '[Closing]' }
  }
  const shown = evidence(draft, terms)
  return {
    ...facts,
    subject: role && `Application as ${role}`,
    salutation: 'Dear [name, or hiring team],',
    paragraphs: [
      `I am applying ${role ? `for the role of ${role}` : 'for this role'}${company ? ` at ${company}` : ''}. [Why this role, in your own words?]`,
      [workOf(draft), '[What of your work matters most here?]'].filter(Boolean).join(' '),
      shown.length
        ? ['Of what you ask for:', ...shown].join('\n')
        : '[Which piece of your work fits what they ask for?]',
      'I would like to tell you more in a conversation. [When could you start?]',
    ],
    closing: 'Kind regards,',
  }
}
