import type { ResumeLanguage } from './constants'

/** Each in its own name: who writes in a language reads that. */
export const RESUME_LANGUAGE_LABELS: Record<ResumeLanguage, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  tr: 'Türkçe',
  ru: 'Русский',
  uk: 'Українська',
  he: 'עברית',
  ar: 'العربية',
  fa: 'فارسی',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he'] satisfies ResumeLanguage[]

/** The one place that knows which way a language is read. */
export const directionOf = (language: ResumeLanguage): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
