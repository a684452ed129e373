import { headingKind } from './headings'

describe('Headings of further languages', () => {
  it.each([
    ['Опыт работы', 'workExperience'],
    ['Освіта', 'education'],
    ['İş Deneyimi', 'workExperience'],
    ['Doświadczenie zawodowe', 'workExperience'],
    ['ניסיון תעסוקתי', 'workExperience'],
    ['المهارات', 'skills'],
    ['مهارت‌ها', 'skills'],
    ['शैक्षणिक योग्यता', 'education'],
    ['কর্ম অভিজ্ঞতা', 'workExperience'],
    ['பணி அனுபவம்', 'workExperience'],
    ['工作经历', 'workExperience'],
    ['職務経歴', 'workExperience'],
    ['학력', 'education'],
  ])('%s names %s', (heading, kind) => {
    expect(headingKind(heading)).toBe(kind)
  })
})
