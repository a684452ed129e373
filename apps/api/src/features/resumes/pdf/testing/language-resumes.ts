import type { ResumeDraft, ResumeLanguage, TemplateId } from '@tryka/domain'
import { emptyResume, PAGE_SIZES, TEMPLATES } from '@tryka/domain'
import { randomFrom } from './generated-resumes'

/** Words of each language: joined and unjoined letters, marks, and what stands between words without a space. */
const WORDS: Partial<Record<ResumeLanguage, string>> = {
  ar: 'مهندسة بخبرة في تصميم الجسور والطرق وإدارة المشاريع الكبرى والإشراف على فرق متعددة خلال ثلاثة أعوام لا تقل الجودة للعملاء الأنظمة الآن بيئة مسؤولة شركة الأعمال',
  fa: 'مدیریت پروژه‌های بزرگ و طراحی سرویس‌ها برای مشتریان در گروه فناوری پارس کاهش هزینه گزارش ژرف چگونه آموزش کارکنان می‌شود افزایش کیفیت شبکه پایگاه داده',
  he: 'הובלתי צוות מהנדסים וקיצרתי את זמן הבנייה תכננתי שירותים עבור לקוחות חברת הנדסה מחקר ופיתוח ניהול איכות בדיקות דו״ח שנתי ג׳ירפה',
  hi: 'वितरित प्रणालियों में छह वर्ष का अनुभव निर्माण परियोजना प्रबंधन और गुणवत्ता नियंत्रण श्रमिक क्षेत्र उद्योग विद्यार्थी',
  bn: 'বিতরণকৃত ব্যবস্থায় ছয় বছরের অভিজ্ঞতা নির্মাণ প্রকল্প ব্যবস্থাপনা এবং মান নিয়ন্ত্রণ দল পরিচালনা গ্রাহক সেবা',
  ta: 'பகிரப்பட்ட அமைப்புகளில் ஆறு ஆண்டு அனுபவம் கட்டுமானத் திட்ட மேலாண்மை மற்றும் தரக் கட்டுப்பாடு குழு தலைமை',
  ru: 'Разработка распределённых систем управление проектами качество снижение расходов объём съёмка команда заказчиков электронный щит',
  uk: 'Розробка розподілених систем керування проєктами якість зниження витрат об’єкт їжак ґрунт команда замовників щит',
  zh: '负责 分布式 系统 设计 与 质量 管理 团队 六年 经验 成本 降低',
  ja: '分散 システム の 設計 と 品質 管理 チーム を 担当 六年 経験 コスト 削減',
  ko: '분산 시스템 설계 품질 관리 팀을 이끌고 비용 절감 육 년의 경력 고객 지원',
  pl: 'żółty źdźbło gęś zarządzanie projektami jakość zespół obniżenie kosztów wdrożenie ścieżka łódź',
  tr: 'dağıtık sistemler geliştirme ölçüm İstanbul ığdır şirket çözüm müşteri güvenliği eğitim proje yönetimi',
  pt: 'gestão de projetos coordenação redução de custos ações equipe três anos avaliação órgão público',
}
export const SCRIPT_LANGUAGES = Object.keys(WORDS) as ResumeLanguage[]

/** What stands in lines of every script as it is: names, numbers, addresses, a telephone number. */
const FOREIGN =
  'Kubernetes|React Native|C++|Node.js|38%|2021|14|$1,200,000|2019-2023|+972 54-123-4567|b.c@example.org'

export interface LanguageCase {
  draft: ResumeDraft
  /** Its texts, each as the pieces that a reader must find one after another. */
  lines: string[][]
  /** Nothing where words have no spaces, or where the reader used here adds one after a vocalic r. */
  space: ' ' | ''
}

/** A resume of two pages in a language, with foreign pieces inside its lines. */
export function languageResume(seed: number, language: ResumeLanguage, templateId: TemplateId): LanguageCase {
  const random = randomFrom(seed)
  const words = (WORDS[language] ?? '').split(' ')
  const space = language === 'zh' || language === 'ja' ? '' : ' '
  const lines: string[][] = []
  // No word follows itself: a reader takes letters that stand alone one after another for a word that was spaced.
  const said = (length: number): string[] => {
    const chosen: string[] = []
    while (chosen.length < length) {
      const word = random.pick(words)
      if (word !== chosen.at(-1)) chosen.push(word)
    }
    return chosen
  }
  // A foreign piece never begins or ends a line, and two never touch.
  const line = (length: number): string => {
    const pieces = said(length).flatMap((word, index) =>
      index > 0 && index % 4 === 0 ? [random.pick(FOREIGN.split('|')), word] : [word],
    )
    lines.push(pieces)
    return pieces.join(space)
  }
  const name = (length: number): string => said(length).join(space)
  const draft: ResumeDraft = {
    ...emptyResume(),
    title: 'Fresh',
    language,
    templateId,
    pageSize: PAGE_SIZES[TEMPLATES.indexOf(templateId) % PAGE_SIZES.length] ?? 'A4',
    personalInfo: {
      ...emptyResume().personalInfo,
      fullName: name(2),
      location: name(1),
      email: 'a.b@example.com',
      phone: '+98 21 1234 5678',
      linkedIn: 'linkedin.com/in/a-b',
    },
    summary: line(24),
    workExperience: Array.from({ length: 7 }, (_, place) => ({
      jobTitle: name(2),
      company: `${name(2)} ${place + 1}`,
      location: name(1),
      startDate: '2019-03',
      endDate: place ? '2020-08' : '',
      current: !place,
      description: Array.from({ length: 4 }, () => line(9 + random.below(14))),
    })),
    skills: [{ category: name(1), items: ['React Native', name(1), 'C++', 'Go'] }],
    languages: [
      { name: name(1), proficiency: 'native' },
      { name: 'English', proficiency: 'fluent' },
    ],
  }
  return { draft, lines, space: language === 'bn' ? '' : space }
}
