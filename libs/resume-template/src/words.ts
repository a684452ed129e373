import type { Proficiency, ResumeLanguage } from '@tryka/domain'
import { PROFICIENCY_LABELS } from '@tryka/domain'

/** The words of the document that the person did not write, in the language of the resume. */
export interface Words {
  summary: string
  experience: string
  education: string
  skills: string
  projects: string
  certifications: string
  languages: string
  gpa: string
  credentialId: string
  expires: string
  qrCode: string
  levels: Record<Proficiency, string>
}

type Row = [
  summary: string,
  experience: string,
  education: string,
  skills: string,
  projects: string,
  certifications: string,
  languages: string,
  gpa: string,
  credentialId: string,
  expires: string,
  qrCode: string,
  ...levels: string[],
]

/** English headings are the standard words that parsers look for. */
const ROWS: Record<ResumeLanguage, Row> = {
  en: [
    'Summary',
    'Experience',
    'Education',
    'Skills',
    'Projects',
    'Certifications',
    'Languages',
    'GPA',
    'ID',
    'expires',
    'QR code',
    ...Object.values(PROFICIENCY_LABELS),
  ],
  hi: [
    'सारांश',
    'अनुभव',
    'शिक्षा',
    'कौशल',
    'परियोजनाएँ',
    'प्रमाणपत्र',
    'भाषाएँ',
    'GPA',
    'ID',
    'मान्य',
    'QR कोड',
    ...['मातृभाषा', 'धाराप्रवाह', 'प्रवीण', 'मध्यम', 'बुनियादी'],
  ],
  ar: [
    'الملخص',
    'الخبرة',
    'التعليم',
    'المهارات',
    'المشاريع',
    'الشهادات',
    'اللغات',
    'المعدل',
    'المعرف',
    'تنتهي',
    'رمز QR',
    ...['اللغة الأم', 'بطلاقة', 'متقدم', 'متوسط', 'أساسي'],
  ],
  zh: [
    '个人简介',
    '工作经历',
    '教育背景',
    '技能',
    '项目',
    '证书',
    '语言',
    'GPA',
    '编号',
    '有效期至',
    '二维码',
    ...['母语', '流利', '熟练', '中级', '基础'],
  ],
  ja: [
    '概要',
    '職務経歴',
    '学歴',
    'スキル',
    'プロジェクト',
    '資格',
    '言語',
    'GPA',
    '番号',
    '有効期限',
    'QRコード',
    ...['母語', '流暢', '上級', '中級', '初級'],
  ],
  ko: [
    '요약',
    '경력',
    '학력',
    '기술',
    '프로젝트',
    '자격증',
    '언어',
    '학점',
    '번호',
    '만료',
    'QR 코드',
    ...['모국어', '유창', '능숙', '중급', '기초'],
  ],
  es: [
    'Resumen',
    'Experiencia',
    'Educación',
    'Habilidades',
    'Proyectos',
    'Certificaciones',
    'Idiomas',
    'Nota media',
    'ID',
    'vence',
    'Código QR',
    ...['Nativo', 'Fluido', 'Avanzado', 'Intermedio', 'Básico'],
  ],
  fr: [
    'Profil',
    'Expérience',
    'Formation',
    'Compétences',
    'Projets',
    'Certifications',
    'Langues',
    'Moyenne',
    'ID',
    'expire',
    'Code QR',
    ...['Langue maternelle', 'Courant', 'Avancé', 'Intermédiaire', 'Notions'],
  ],
  de: [
    'Profil',
    'Berufserfahrung',
    'Ausbildung',
    'Kenntnisse',
    'Projekte',
    'Zertifikate',
    'Sprachen',
    'Note',
    'ID',
    'gültig bis',
    'QR-Code',
    ...['Muttersprache', 'Fließend', 'Sehr gut', 'Gut', 'Grundkenntnisse'],
  ],
}

/** The words for a language. */
export function wordsFor(language: ResumeLanguage): Words {
  const [
    summary,
    experience,
    education,
    skills,
    projects,
    certifications,
    languages,
    gpa,
    credentialId,
    expires,
    qrCode,
    ...levels
  ] = ROWS[language]
  const [native = '', fluent = '', proficient = '', intermediate = '', basic = ''] = levels
  return {
    summary,
    experience,
    education,
    skills,
    projects,
    certifications,
    languages,
    gpa,
    credentialId,
    expires,
    qrCode,
    levels: { native, fluent, proficient, intermediate, basic },
  }
}
