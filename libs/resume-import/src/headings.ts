import type { SourceLine } from './types'

export type SectionKind =
  | 'summary'
  | 'workExperience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'contact'
  /** A section that a resume here has no place for. */
  | 'other'

/** Headings as people write them, in English, German, French and Spanish; letters alone count. */
const WORDS: Record<SectionKind, string> = {
  summary:
    'summary|professional summary|profile|personal profile|professional profile|career profile|about|about me|objective|career objective|executive summary|career summary|personal statement|summary of qualifications|profil|kurzprofil|über mich|zusammenfassung|profil professionnel|à propos|à propos de moi|résumé|objectif|perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|extracto',
  workExperience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|industry experience|positions held|professional background|experience and employment|berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praktische erfahrung|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional',
  education:
    'education|education and training|academic background|academic qualifications|qualifications|educational background|education background|academic history|studies|ausbildung|bildung|bildungsweg|studium|akademische ausbildung|schulbildung|aus und weiterbildung|formation|formations|éducation|études|diplômes|formation académique|educación|formación|formación académica|estudios',
  skills:
    'skills|technical skills|key skills|core skills|skills and tools|skills and technologies|technologies|core competencies|competencies|areas of expertise|expertise|tools|technical expertise|professional skills|top skills|skills and expertise|technical proficiencies|kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|compétences|compétences techniques|compétences clés|savoir faire|competencias|habilidades|aptitudes|conocimientos|habilidades técnicas|principales aptitudes',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|academic projects|open source|open source projects|projekte|projets|projets personnels|proyectos|proyectos personales',
  certifications:
    'certifications|certificates|certification|licenses and certifications|licences and certifications|certifications and licenses|certificates and training|professional certifications|courses and certifications|training and certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificaciones|certificados',
  languages: 'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lenguas',
  contact:
    'contact|contact details|contact information|personal details|personal information|details|links|kontakt|kontaktdaten|persönliche daten|persönliche angaben|coordonnées|informations personnelles|contacto|datos de contacto|datos personales|contactar',
  other:
    'publications|selected publications|awards|honors|honours|awards and honors|honors and awards|honors awards|awards and achievements|achievements|volunteering|volunteer experience|volunteer work|volunteer|interests|hobbies|hobbies and interests|references|referees|courses|coursework|patents|activities|extracurricular activities|memberships|affiliations|presentations|talks|conferences|research interests|additional information|military service|auszeichnungen|ehrenamt|interessen|hobbys|referenzen|veröffentlichungen|publikationen|centres d intérêt|loisirs|bénévolat|distinctions|références|intereses|voluntariado|premios|referencias|publicaciones|aficiones',
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const KINDS = new Map<string, SectionKind>(
  (Object.entries(WORDS) as [SectionKind, string][]).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, SectionKind] => [plain(word), kind]),
  ),
)

/** "E X P E R I E N C E" as one word, with two spaces or more between words. */
const unspaced = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim().replace(/\s{2,}/g, ' '))
    ? text
        .trim()
        .split(/\s{2,}/)
        .map((word) => word.replace(/ /g, ''))
        .join(' ')
    : text

const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** What a line is the heading of, by its words. */
export function headingKind(text: string): SectionKind | undefined {
  const words = unspaced(text.replace(/\t/g, ' '))
  if (words.length > 50 || /[.!?;@]\s*$/.test(words)) return undefined
  const name = plain(words)
  return KINDS.get(name) ?? KINDS.get(name.replace(/^(?:my|selected|relevant|professional) /, ''))
}

export interface Section {
  kind: SectionKind
  heading?: SourceLine
  lines: SourceLine[]
}

const looks = (line: SourceLine): string =>
  `${line.size.toFixed(1)} ${line.bold} ${isUpper(line.text)} ${Math.round(line.x / 4)}`

/** The size that most letters have. */
export function bodySize(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/**
 * The lines under each heading. A line that looks like the known headings, and like nothing else, is one too, of a section
 * that nobody here knows.
 */
export function splitSections(lines: readonly SourceLine[], name?: SourceLine): Section[] {
  const body = bodySize(lines)
  // A word such as "Education" may stand in a text; a heading stands out where anything does.
  const known = lines.filter((line) => headingKind(line.text))
  const distinct = known.filter((line) => line.size > body + 0.4 || line.bold || isUpper(line.text))
  const headings = new Set(distinct.length >= 2 ? distinct : known)
  const styles = new Map<string, number>()
  for (const line of headings) styles.set(looks(line), (styles.get(looks(line)) ?? 0) + 1)
  const stands = (line: SourceLine): boolean =>
    (line.size > body + 0.4 || isUpper(line.text)) &&
    (styles.get(looks(line)) ?? 0) >= 2 &&
    line.text.trim().length <= 40 &&
    /^[\p{L}\s&,/’'-]+$/u.test(line.text) &&
    line.text.trim().split(/\s+/).length <= 4
  const sections: Section[] = [{ kind: 'contact', lines: [] }]
  for (const line of lines) {
    const kind = headings.has(line) ? headingKind(line.text) : undefined
    // A column at the side may stand before the name: what is said under the name belongs to the person again.
    if (line === name && sections.length > 1) sections.push({ kind: 'contact', lines: [line] })
    else if (kind) sections.push({ kind, heading: line, lines: [] })
    else if (sections.length > 1 && stands(line)) sections.push({ kind: 'other', heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
