import type { ResumeDraft, ResumeLanguage } from '@tryka/domain'
import { emptyResume, FACES, LAYOUT_RANGE, MARGINS, PAGE_SIZES, TEMPLATES } from '@tryka/domain'
import { PHOTO } from './photo'

/** Numbers from a seed: the same seed gives the same resumes. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  return {
    below,
    pick,
    some: <T>(from: readonly T[], count: number): T[] => Array.from({ length: count }, () => pick(from)),
  }
}
type Random = ReturnType<typeof randomFrom>

interface Vocabulary {
  language: ResumeLanguage
  given: string
  family: string
  places: string
  words: string
  /** Between words; nothing for scripts that are written without spaces. */
  space?: ''
}

/** Words of each script: with and without marks, joined and unjoined, narrow and wide. */
const VOCABULARIES: Record<string, Vocabulary> = {
  English: {
    language: 'en',
    given: 'Li Marguerite Wilhelmina Declan Ifeoma Jo Esperanza Thaddeus Balasubramaniam',
    family:
      'Wu Okonjo Baptiste O’Shaughnessy-Reyes Nwankwo Oakes Venkataraghavan McAllister Featherstonehaugh',
    places: 'Pueblo Norwich Lagos Bengaluru Wollongong',
    words:
      'office efficient staff nursing wards planned offered fjord budgets taught repaired schedules affluent waffle led 42 teams, audited flow of patients; reduced waiting by 38% across sites',
  },
  Accents: {
    language: 'es',
    given: 'Zoë Łukasz Đặng Şule Jiří Ágnes Ørjan Müge Nguyễn',
    family: 'Łukasiewicz Villaseñor-Duarte Çağlayan Příhoda Ördögh Trần Şahin Wójcik-Żółć',
    places: 'Łódź Đà Nẵng Kraków Eskişehir',
    words:
      'żółty źdźbło gęś zażółć příliš kůň úpěl ďábelské naïve façade gestión años çözüm büyük İstanbul ığdır Việt Nam quản lý dự án người với một và für über equipo de trabajo',
  },
  German: {
    language: 'de',
    given: 'Jörg Änne Björn Ursula Größwin',
    family: 'Müller-Lüdenscheidt Weiß Straßburger Käßmann Schöttler',
    places: 'Köln Gießen Düsseldorf',
    words:
      'Führung großer Bauvorhaben, Maßnahmen für Qualität; Übergabe an Straßenverkehrsbehörden und Prüfung von 14 Gewässern',
  },
  Arabic: {
    language: 'ar',
    given: 'ليلى محمد عبد خديجة إبراهيم',
    family: 'الأنصاري حداد الرحمن القحطاني العلي',
    places: 'القاهرة الرياض الإسكندرية',
    words:
      'مهندسة مدنية بخبرة في تصميم الجسور والطرق وإدارة المشاريع الكبرى والإشراف على فرق متعددة التخصصات شركة الأعمال الهندسية خلال ثلاثة أعوام لا تقل الجودة الأنظمة الموزعة الآن بيئة مسؤولة',
  },
  Hindi: {
    language: 'hi',
    given: 'अनन्या श्रीकांत विद्या',
    family: 'राव त्रिपाठी चट्टोपाध्याय',
    places: 'मुंबई लखनऊ',
    words: 'वितरित प्रणालियों में छह वर्ष का अनुभव निर्माण परियोजना प्रबंधन और गुणवत्ता नियंत्रण',
  },
  Chinese: {
    language: 'zh',
    given: '小明 思远 嘉',
    family: '王 欧阳 陈',
    places: '上海 深圳',
    words: '负责 分布式 系统 设计 与 质量 管理 团队 六年 经验 成本 降低',
    space: '',
  },
}
export const SCRIPTS = Object.keys(VOCABULARIES)

const MONTHS = ['2014-02', '2016-09', '2018-05', '2020-11', '2022-03']

/** Colours that print well, that are too light to be read, and that are hardly one. */
const ACCENTS = ['', '', '#6b3fa0', '#9e1b24', '#ffe000', '#c0ffee', '#101010']

const stepOf = (random: Random, { min, max, step }: { min: number; max: number; step: number }): number =>
  min + step * random.below((max - min) / step + 1)

/** Settings of the page as a person may have them. */
const anyLayout = (random: Random): ResumeDraft['layout'] => ({
  size: stepOf(random, LAYOUT_RANGE.size),
  spacing: stepOf(random, LAYOUT_RANGE.spacing),
  margins: random.pick(MARGINS),
  accent: random.pick(ACCENTS),
  face: random.pick(['', ...FACES]),
  pageHeader: random.below(3) > 0,
})

function fill(random: Random, vocabulary: Vocabulary, index: number): ResumeDraft {
  const space = vocabulary.space ?? ' '
  const words = vocabulary.words.split(' ')
  const places = vocabulary.places.split(' ')
  const text = (least: number, most: number) =>
    random
      .some(words, least + random.below(most - least))
      .join(space)
      .replace(/[,;%]+$/, '')
  const name = [random.pick(vocabulary.given.split(' ')), random.pick(vocabulary.family.split(' '))]
  const user = random.pick(['m.okonjo', 'wilhelmina.baptiste-featherstonehaugh', 'jo'])
  return {
    ...emptyResume(),
    title: 'Fresh',
    language: vocabulary.language,
    templateId: TEMPLATES[index % TEMPLATES.length] ?? 'modern',
    pageSize: random.pick(PAGE_SIZES),
    layout: anyLayout(random),
    photo: random.below(4) ? '' : PHOTO,
    personalInfo: {
      fullName: (vocabulary.space === '' ? name.reverse() : name).join(space),
      email: `${user}@example${random.pick(['', '-consulting'])}.com`,
      phone: '(312) 555-0123',
      location: random.pick(places),
      linkedIn: `linkedin.com/in/${user.replaceAll('.', '-')}`,
      github: random.pick(['', `github.com/${user.replaceAll('.', '-')}`]),
      portfolio: random.pick(['', 'https://portfolio.example']),
    },
    summary: text(12, 40),
    workExperience: Array.from({ length: 1 + random.below(6) }, (_, place) => ({
      jobTitle: text(2, 4),
      company: text(1, 3),
      location: random.pick(places),
      startDate: random.pick(MONTHS),
      endDate: place ? random.pick(MONTHS) : '',
      current: !place,
      description: Array.from({ length: 1 + random.below(4) }, () => text(4, 26)),
    })),
    education: [
      {
        degree: text(2, 4),
        institution: text(2, 4),
        location: random.pick(places),
        field: text(1, 3),
        startDate: random.pick(['', '2009-09']),
        graduationDate: '2012-06',
        gpa: '',
        description: random.pick([[], [text(4, 12)]]),
      },
    ],
    skills: [{ category: text(1, 2), items: random.some(words, 3).map((word) => word.replace(/[,;]/g, '')) }],
    languages: [{ name: text(1, 2), proficiency: 'native' }],
    ...(random.below(2) ? more(random, text, places) : {}),
  }
}

/** What half of them have, too: sections beyond the usual, some of them moved, named anew or hidden. */
function more(
  random: Random,
  text: (least: number, most: number) => string,
  places: string[],
): Partial<ResumeDraft> {
  const plain = { name: '', hidden: false, breakBefore: false }
  return {
    headline: text(2, 5),
    volunteer: [
      {
        role: text(1, 3),
        organization: text(1, 3),
        location: random.pick(places),
        startDate: '2015-01',
        endDate: '2016-02',
        current: false,
        description: [text(4, 20)],
      },
    ],
    awards: [{ title: text(2, 4), awarder: text(1, 3), date: '2019-05', summary: text(4, 12) }],
    publications: [
      {
        name: text(4, 9),
        authors: text(2, 4),
        publisher: text(1, 3),
        date: '2020-02',
        link: 'doi.example/10.1',
        summary: '',
      },
    ],
    interests: [
      { name: text(1, 2), keywords: [] },
      { name: text(1, 2), keywords: [] },
    ],
    references: [
      { name: text(2, 3), position: text(2, 4), contact: 'a@example.com', reference: text(6, 14) },
    ],
    customSections: [
      {
        id: 'own',
        name: text(1, 3),
        entries: [
          {
            name: text(2, 4),
            detail: text(1, 3),
            location: '',
            date: '2021',
            link: 'own.example/page',
            description: [text(4, 18)],
          },
        ],
      },
    ],
    sections: [
      { ...plain, key: 'summary' },
      { ...plain, key: random.pick(['own', 'skills', 'volunteer']), breakBefore: random.below(4) === 0 },
      { ...plain, key: random.pick(['awards', 'references', 'interests']), hidden: true },
    ],
  }
}

/** Resumes of people who never were: each script in each template, with any settings. */
export function generatedResumes(seed: number): { script: string; draft: ResumeDraft }[] {
  const random = randomFrom(seed)
  return Object.entries(VOCABULARIES).flatMap(([script, vocabulary]) =>
    TEMPLATES.map((_, index) => ({ script, draft: fill(random, vocabulary, index) })),
  )
}
