import { randomInt } from 'node:crypto'
import { SKILL_CATALOG } from '../hiring/skills/catalog'
import { sampleResume } from '../testing/resume-samples'
import { emptyResume, newEntry } from '../resumes/resume.rules'
import type { ResumeDraft } from '../resumes/resume.schema'
import { termsOfSkills, termsOfText } from './posting-terms'
import { tailorTo } from './tailor'

const person = (points: string[], more: Partial<ResumeDraft> = {}): ResumeDraft => ({
  ...emptyResume(),
  workExperience: [{ ...newEntry.workExperience('a'), jobTitle: 'Worker', description: points }],
  ...more,
})
const named = (posting: string, need: 'must' | 'nice') =>
  termsOfText(posting).flatMap((one) => (one.need === need ? [one.term] : []))

const NURSE = `St Mary looks for a charge nurse.
About us
We are a hospital with 300 beds and use Python in our offices.
Requirements:
- Registered Nurse (RN) license
- At least 3 years of experience in acute care
- Medication administration and wound care
Nice to have
- Spanish
- Experience with Epic charting`
const TEACHER = `What you bring
• Classroom management, lesson planning and differentiated instruction
• A valid teaching certificate is required
• Experience with special education is a plus`
const LAWYER = `Minimum qualifications: JD degree, admission to the New York bar, commercial litigation
Preferred: contract drafting; legal research`
const COOK = `Anforderungen
- Erfahrung mit HACCP
- Mindestens 2 Jahre Erfahrung als Souschef
Von Vorteil
- Patisserie`
const CODER = `We build payments.
Requirements
* 5+ years of TypeScript or golang
* k8s, PostgreSQL
Responsibilities
* Move money with Terraform
Bonus
* Rust`

describe('What a pasted posting asks for', () => {
  it.each([
    [
      'nursing',
      NURSE,
      ['Registered Nurse (RN) license', 'acute care', 'Medication administration', 'wound care'],
      ['Spanish', 'Epic charting'],
    ],
    [
      'teaching',
      TEACHER,
      ['Classroom management', 'lesson planning', 'differentiated instruction', 'teaching certificate'],
      ['special education'],
    ],
    [
      'law',
      LAWYER,
      ['JD degree', 'admission to the New York bar', 'commercial litigation'],
      ['contract drafting', 'legal research'],
    ],
    ['cooking, in German', COOK, ['HACCP', 'Souschef'], ['Patisserie']],
    ['technology', CODER, ['TypeScript', 'Go', 'Kubernetes', 'PostgreSQL'], ['Terraform', 'Rust']],
  ])('is read from one in %s', (_field, posting, must, nice) => {
    expect(named(posting, 'must')).toEqual(must)
    expect(named(posting, 'nice')).toEqual(nice)
  })

  it('takes a verb for no skill', () => {
    expect(termsOfText('Go to the market.\nMove furniture.\nReact calmly.')).toEqual([])
  })

  it('is nothing for an empty text, and bounded for any', () => {
    expect(termsOfText(' \n ')).toEqual([])
    const long = `Requirements\n${Array.from({ length: 3_000 }, (_, n) => `- skill number ${n} of mine`).join('\n')}`
    expect(termsOfText(long)).toHaveLength(40)
  })
})

describe('A resume beside a posting', () => {
  it('finds by any form of a word and by the letters of a licence, with its field', () => {
    const draft = person([
      'RN in a ward of acute and critical care',
      'Administered medications to 12 patients',
    ])
    const found = tailorTo(draft, termsOfText(NURSE)).terms.map(({ term, found: [place] }) => [
      term,
      place?.field,
    ])

    expect(found).toEqual([
      ['Registered Nurse (RN) license', 'workExperience.0.description.0'],
      ['acute care', 'workExperience.0.description.0'],
      ['Medication administration', 'workExperience.0.description.1'],
      ['wound care', undefined],
      ['Spanish', undefined],
      ['Epic charting', undefined],
    ])
  })

  it('shows what was done before what is only named, and quotes it', () => {
    const draft = person(['Kept 40 services on k8s'], {
      skills: [{ ...newEntry.skills('s'), items: ['Kubernetes'] }],
    })
    const [term] = tailorTo(draft, termsOfText('Requirements\n- Kubernetes')).terms

    expect(term?.found).toEqual([
      {
        field: 'workExperience.0.description.0',
        tab: 'experience',
        quote: 'Kept 40 services on k8s',
        shown: true,
      },
      { field: 'skills.0.items.0', tab: 'skills', quote: 'Kubernetes', shown: false },
    ])
  })

  it('never says that somebody has what is missing', () => {
    for (const posting of [NURSE, TEACHER, LAWYER, COOK, CODER])
      for (const { found, advice } of tailorTo(person([]), termsOfText(posting)).terms) {
        expect(found).toEqual([])
        expect(advice).toMatch(/^Only if you /)
      }
  })

  it('does not count the title, which nobody reads', () => {
    const draft = { ...person([]), title: 'Kafka Python SQL' }
    expect(tailorTo(draft, termsOfText('Required: Kafka, Python, SQL')).must).toEqual({ found: 0, all: 3 })
  })

  it('gives the same for the same, and nothing for a word that is said again', () => {
    const seed = randomInt(1_000_000)
    const pick = (n: number) => SKILL_CATALOG[(seed + n * 7) % SKILL_CATALOG.length]
    const skills = [0, 1, 2, 3, 4].flatMap((n) => pick(n) ?? [])
    const terms = termsOfSkills(
      skills.map(({ name }, n) => ({ skill: name, level: 2, importance: n % 2 ? 'nice' : 'must' })),
    )
    const draft = {
      ...sampleResume(),
      skills: [{ ...newEntry.skills('s'), items: skills.slice(0, 3).map(({ name }) => name) }],
    }
    const stuffed = {
      ...draft,
      skills: [
        {
          ...newEntry.skills('s'),
          items: Array.from({ length: 17 }, () => draft.skills[0]?.items ?? []).flat(),
        },
      ],
    }
    const result = tailorTo(draft, terms)

    expect({ seed, again: tailorTo(structuredClone(draft), terms) }).toEqual({ seed, again: result })
    expect({ seed, covered: tailorTo(stuffed, terms).covered }).toEqual({ seed, covered: result.covered })
    for (const [n, { found }] of result.terms.slice(0, 3).entries())
      expect({ seed, n, places: found.length > 0 }).toEqual({ seed, n, places: true })
  })
})
