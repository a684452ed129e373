import type { ResumeLanguage } from './constants'

/** `YYYY-MM`, or nothing yet. A pattern, so that a field can ask without loading what reads schemas. */
export const MONTH_PATTERN = /^(\d{4}-(0[1-9]|1[0-2]))?$/

/**
 * Short month names, written out rather than taken from the platform: the preview and the PDF are made by different
 * programs, and their locale data need not agree.
 */
const MONTHS: Record<'en' | 'hi' | 'ar' | 'es' | 'fr' | 'de', string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्तू॰ नव॰ दिस॰',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
}

const PRESENT: Record<ResumeLanguage, string> = {
  en: 'Present',
  hi: 'वर्तमान',
  ar: 'حتى الآن',
  zh: '至今',
  ja: '現在',
  ko: '현재',
  es: 'actualidad',
  fr: 'aujourd’hui',
  de: 'heute',
}

/** `2022-03` as "Mar 2022"; anything that is not a month is returned as it is. */
export function formatMonth(month: string, language: ResumeLanguage = 'en'): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (!year || !number) return month
  if (language === 'zh' || language === 'ja') return `${year}年${Number(number)}月`
  if (language === 'ko') return `${year}년 ${Number(number)}월`
  return `${MONTHS[language].split(' ')[Number(number) - 1] ?? number} ${year}`
}

/** "Mar 2022 – Present". An end without a start, or a start without an end, stands alone. */
export function formatPeriod(
  period: { startDate: string; endDate: string; current: boolean },
  language: ResumeLanguage = 'en',
): string {
  const end = period.current ? PRESENT[language] : formatMonth(period.endDate, language)
  return [formatMonth(period.startDate, language), end].filter(Boolean).join(' – ')
}
