import type { ResumeLanguage } from '../resumes/constants'
import { emptyResume, newEntry } from '../resumes/resume.rules'
import type { WorkExperience } from '../resumes/entries.schema'
import type { Resume, ResumeCard, ResumeDraft } from '../resumes/resume.schema'

type Job = [jobTitle: string, company: string, location: string, from: string, to: string, bullets: string[]]

const JOBS: Job[] = [
  [
    'Senior Smart-Contract Engineer',
    'Kestrel Labs',
    'Bengaluru, India',
    '2022-03',
    '',
    [
      'Designed upgrade-safe lending contracts in Solidity and Foundry; value secured grew from $40M to $210M in two years.',
      'Cut average gas per borrow by 38% with storage packing and batched settlement.',
      'Ran three external audits end to end, with no critical findings at any release.',
      'Mentor four engineers and own the team’s threat-model template.',
    ],
  ],
  [
    'Blockchain Engineer',
    'Meridian Chain',
    'Remote',
    '2019-07',
    '2022-02',
    [
      'Built the credential registry behind 120,000 verifiable credentials for 60 partner institutions.',
      'Wrote a Go indexer that handles 1,800 events a second with 99th-percentile latency under 90 ms.',
      'Introduced property-based testing; defects found after release fell by half.',
    ],
  ],
  [
    'Software Engineer',
    'Lumen Data',
    'Pune, India',
    '2018-06',
    '2019-06',
    [
      'Shipped a streaming pipeline in Python and Kafka for 14 million daily records.',
      'Automated deployment with Terraform, taking release time from two days to forty minutes.',
    ],
  ],
  [
    'Platform Engineer',
    'Harbour Freight Systems',
    'Chennai, India',
    '2017-01',
    '2018-05',
    [
      'Moved 46 services from virtual machines to containers without a minute of planned downtime.',
      'Set up tracing for the order path, which cut the time to find a fault from hours to minutes.',
      'Wrote the on-call handbook that 25 engineers still follow.',
    ],
  ],
  [
    'Backend Developer',
    'Cedar & Finch',
    'Hyderabad, India',
    '2015-08',
    '2016-12',
    [
      'Built the pricing service for 3,200 shops, with answers under 40 ms at the 95th percentile.',
      'Replaced nightly batch imports by a queue, so that stock is right within seconds.',
    ],
  ],
  [
    'Junior Developer',
    'Northwind Analytics',
    'Mysuru, India',
    '2014-02',
    '2015-07',
    [
      'Wrote the reporting screens that 40 analysts use every morning.',
      'Raised unit-test coverage of the billing module from 12% to 81%.',
    ],
  ],
  [
    'Research Intern',
    'Deccan Institute of Technology',
    'Bengaluru, India',
    '2013-05',
    '2013-12',
    ['Measured consensus latency over 5 regions and published the data set with scripts to repeat it.'],
  ],
]

const job = ([jobTitle, company, location, startDate, endDate, description]: Job): WorkExperience => ({
  jobTitle,
  company,
  location,
  startDate,
  endDate,
  current: !endDate,
  description,
})

/** The sample person of the designs, with as many jobs as asked for; all sections are filled. */
export function sampleResume(jobs = 3, over: Partial<ResumeDraft> = {}): ResumeDraft {
  const workExperience = Array.from({ length: jobs }, (_, index) => {
    const one = job(JOBS[index % JOBS.length] ?? JOBS[0] ?? ['', '', '', '', '', []])
    const round = Math.floor(index / JOBS.length)
    if (round === 0) return one
    // Later rounds are other employers, years earlier, so that every string can be told apart in the output.
    return {
      ...one,
      company: `${one.company} ${['', 'North', 'South', 'West'][round] ?? round}`,
      startDate: `${Number(one.startDate.slice(0, 4)) - round * 9}${one.startDate.slice(4)}`,
      endDate: `${Number((one.endDate || '2022-12').slice(0, 4)) - round * 9}-06`,
      current: false,
      description: one.description.map((text) => text.replace(/\.$/, ` (engagement ${index + 1}).`)),
    }
  })
  return {
    ...emptyResume(),
    title: 'My Resume',
    personalInfo: {
      fullName: 'Ananya Rao',
      email: 'ananya.rao@example.com',
      phone: '(312) 555-0123',
      location: 'Bengaluru, India',
      linkedIn: 'linkedin.com/in/ananya-rao-example',
      github: 'github.com/ananya-rao-example',
      portfolio: 'https://ananyarao.example',
    },
    summary:
      'Smart-contract engineer with six years in distributed systems, four of them shipping audited lending and identity protocols. Cut gas costs by 38% on contracts that secure $210M and led three external audits with no critical findings. Looking for protocol work where security comes first.',
    workExperience,
    education: [
      {
        degree: 'B.E., Computer Science',
        institution: 'Deccan Institute of Technology',
        location: 'Bengaluru, India',
        field: '',
        startDate: '',
        graduationDate: '2018-05',
        gpa: '8.7 / 10',
        description: [],
      },
    ],
    skills: [
      { category: 'Languages', items: ['Solidity', 'Rust', 'Go', 'TypeScript', 'Python'] },
      { category: 'Protocols', items: ['EVM', 'ERC-4337', 'Zero-knowledge proofs', 'IPFS'] },
      { category: 'Tooling', items: ['Foundry', 'Slither', 'Echidna', 'Docker', 'Terraform'] },
    ],
    projects: [
      {
        name: 'Setu',
        description:
          'Light-client bridge between two EVM testnets with fraud proofs and a formal specification.',
        technologies: ['Solidity', 'Rust'],
        link: 'github.com/ananya-rao-example/setu',
        date: '2024',
      },
      {
        name: 'Patra',
        description:
          'Command-line tool that checks a credential’s hash against the chain; used by three universities.',
        technologies: ['Go'],
        link: 'github.com/ananya-rao-example/patra',
        date: '2023',
      },
    ],
    certifications: [
      {
        name: 'Smart-Contract Security, Advanced',
        issuer: 'Tryka',
        date: '2025-01',
        expiryDate: '2028-01',
        credentialId: 'TRK-7F3A-9C41',
        url: '',
      },
      {
        name: 'Cloud Security Fundamentals',
        issuer: 'Varuna Academy',
        date: '2023-08',
        expiryDate: '',
        credentialId: 'VA-20831',
        url: 'https://varuna.example/verify/VA-20831',
      },
    ],
    languages: [
      { name: 'Kannada', proficiency: 'native' },
      { name: 'English', proficiency: 'fluent' },
      { name: 'Hindi', proficiency: 'proficient' },
    ],
    ...over,
  }
}

/** Words without a place to break, long links and a long name. */
export function longWordsResume(): ResumeDraft {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const base = sampleResume(2)
  return {
    ...base,
    personalInfo: {
      ...base.personalInfo,
      fullName: `Maximiliane ${word}`,
      email: `${'long.address.'.repeat(9)}@example.com`,
      portfolio: `https://example.com/${'portfolio-'.repeat(16)}end`,
    },
    summary: `${word} ${word.toLowerCase()} ${'https://example.com/'}${'a'.repeat(180)}`,
    workExperience: base.workExperience.map((one) => ({
      ...one,
      jobTitle: word,
      company: `${word} ${word}`,
      description: [`${word}${word}${word}`, ...one.description],
    })),
    skills: [{ category: word, items: [word, word.toUpperCase()] }],
  }
}

/** Entries that exist but hold nothing: what a person leaves behind after pressing every Add button. */
export const blankEntriesResume = (): ResumeDraft => ({
  ...emptyResume(),
  workExperience: [
    {
      jobTitle: '',
      company: '',
      location: '',
      startDate: '',
      endDate: '',
      current: false,
      description: [''],
    },
  ],
  education: [newEntry.education('blank')],
  skills: [{ category: '', items: [] }],
  projects: [{ name: '', description: '', technologies: [], link: '', date: '' }],
  certifications: [{ name: '', issuer: '', date: '', expiryDate: '', credentialId: '', url: '' }],
  languages: [{ name: '', proficiency: '' }],
})

/** One line of text in each script that must print; the key names the case. */
export const SCRIPT_SAMPLES: Record<string, { language: ResumeLanguage; name: string; text: string }> = {
  latinExt: {
    language: 'es',
    name: 'Zoë Łukasiewicz',
    text: 'Příliš žluťoučký kůň, naïve façade, Ünïcödé, Việt Nam',
  },
  ligatures: {
    language: 'en',
    name: 'Griffin Offley',
    text: 'efficient office workflow, affluent fjord, final offer',
  },
  greek: { language: 'en', name: 'Ελένη Παππά', text: 'Μηχανικός λογισμικού με δέκα χρόνια εμπειρίας' },
  cyrillic: {
    language: 'en',
    name: 'Ольга Їжак',
    text: 'Разработка распределённых систем и смарт-контрактов',
  },
  devanagari: { language: 'hi', name: 'अनन्या राव', text: 'ब्लॉकचेन अभियंता, वितरित प्रणालियों में छह वर्ष का अनुभव' },
  bengali: { language: 'en', name: 'অনন্যা রায়', text: 'বিতরণকৃত ব্যবস্থায় ছয় বছরের অভিজ্ঞতা' },
  tamil: { language: 'en', name: 'அனன்யா ராவ்', text: 'பகிரப்பட்ட அமைப்புகளில் ஆறு ஆண்டு அனுபவம்' },
  thai: { language: 'en', name: 'สมชาย ใจดี', text: 'วิศวกรซอฟต์แวร์ที่มีประสบการณ์หกปี' },
  hebrew: { language: 'en', name: 'נועה לוי', text: 'מהנדסת תוכנה עם שש שנות ניסיון' },
  arabic: { language: 'ar', name: 'ليلى حداد', text: 'مهندسة برمجيات بخبرة ست سنوات في الأنظمة الموزعة' },
  chinese: { language: 'zh', name: '王小明', text: '区块链工程师，拥有六年分布式系统经验' },
  japanese: { language: 'ja', name: '佐藤花子', text: '分散システムの開発に六年の経験があります' },
  korean: { language: 'ko', name: '김민준', text: '분산 시스템 분야에서 육 년의 경력을 가진 엔지니어' },
  emoji: { language: 'en', name: 'Ada 🚀 Lovelace', text: 'Shipped 🎉 on time ✅ with 👩‍💻 and ☕' },
}

/** A short resume written in one of the scripts above, regular and bold. */
export function scriptResume(name: string): ResumeDraft {
  const sample = SCRIPT_SAMPLES[name]
  if (!sample) throw new Error(`no script sample called ${name}`)
  const base = sampleResume(1)
  return {
    ...base,
    language: sample.language,
    personalInfo: { ...base.personalInfo, fullName: sample.name },
    summary: sample.text,
    workExperience: base.workExperience.map((one) => ({
      ...one,
      jobTitle: sample.text,
      description: [sample.text],
    })),
  }
}

let sequence = 0

/** A saved resume. */
export const buildResume = (over: Partial<Resume> = {}): Resume => ({
  ...sampleResume(),
  id: `resume-${++sequence}`,
  userId: 'user-1',
  tailoring: null,
  version: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  ...over,
})

/** A resume as lists show it. */
export const buildResumeCard = (resume: Resume): ResumeCard => ({
  id: resume.id,
  userId: resume.userId,
  title: resume.title,
  templateId: resume.templateId,
  isDefault: resume.isDefault,
  tailoredTo: resume.tailoring && {
    postingId: resume.tailoring.postingId,
    role: resume.tailoring.role,
    company: resume.tailoring.company,
  },
  version: resume.version,
  bytes: JSON.stringify(resume).length,
  createdAt: resume.createdAt,
  updatedAt: resume.updatedAt,
})
