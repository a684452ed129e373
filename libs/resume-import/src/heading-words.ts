/** The parts of a document that its headings name. */
export type SectionKind =
  | 'summary'
  | 'workExperience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'volunteer'
  | 'awards'
  | 'publications'
  | 'interests'
  | 'references'
  | 'contact'
  /** A section that a resume here has no list for: it becomes one of the person's own. */
  | 'other'

/**
 * Headings as people write them, in English, German, French, Spanish, Italian, Portuguese and Dutch; letters alone count.
 */
export const HEADING_WORDS: Record<SectionKind, string> = {
  summary:
    'summary|professional summary|profile|personal profile|professional profile|career profile|about|about me|objective|career objective|executive summary|career summary|personal statement|summary of qualifications|profil|kurzprofil|über mich|zusammenfassung|profil professionnel|à propos|à propos de moi|résumé|objectif|perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|extracto|profilo|profilo professionale|chi sono|sommario|riepilogo|perfil profissional|resumo|resumo profissional|sobre mim|profiel|persoonlijk profiel|over mij|samenvatting',
  workExperience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|industry experience|positions held|professional background|experience and employment|berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praktische erfahrung|erfahrung|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiência|experiência profissional|experiências profissionais|percurso profissional|werkervaring|ervaring|loopbaan',
  education:
    'education|education and training|academic background|academic qualifications|qualifications|educational background|education background|academic history|studies|ausbildung|bildung|bildungsweg|studium|akademische ausbildung|schulbildung|aus und weiterbildung|schul und berufsbildung|formation|formations|éducation|études|diplômes|formation académique|educación|educación y formación|formación|formación académica|estudios|istruzione|istruzione e formazione|formazione|educação|educação e formação|formação|formação académica|formação acadêmica|opleiding|opleidingen|onderwijs',
  skills:
    'skills|technical skills|key skills|core skills|skills and tools|skills and technologies|technologies|core competencies|competencies|areas of expertise|expertise|tools|technical expertise|professional skills|top skills|skills and expertise|technical proficiencies|digital skills|hard skills|soft skills|additional skills|strengths|kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|stärken|top kenntnisse|compétences|compétences techniques|compétences clés|principales compétences|compétences numériques|savoir faire|competencias|competencias digitales|habilidades|aptitudes|conocimientos|habilidades técnicas|principales aptitudes|competenze|competenze tecniche|competenze digitali|capacità|competências|competências técnicas|competências digitais|vaardigheden|competenties|kennis',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|academic projects|open source|open source projects|projekte|ausgewählte projekte|projets|projets personnels|proyectos|proyectos personales|progetti|projetos|projecten',
  certifications:
    'certifications|certificates|certification|licenses and certifications|licences and certifications|certifications and licenses|certificates and training|professional certifications|courses and certifications|training and certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|bescheinigungen und zertifikate|certificats|certificaciones|certificados|certificazioni|certificações|certificaten|certificeringen',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|compétences linguistiques|idiomas|lenguas|competencias lingüísticas|lingue|competenze linguistiche|línguas|competências linguísticas|talen|talenkennis',
  volunteer:
    'volunteering|volunteer experience|volunteer work|volunteer|voluntary work|community service|community involvement|ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|soziales engagement|engagement|bénévolat|expérience bénévole|expériences bénévoles|engagement associatif|voluntariado|experiencia de voluntariado|trabajo voluntario|volontariato|trabalho voluntário|vrijwilligerswerk',
  awards:
    'awards|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|honors awards|honours awards|awards and achievements|achievements|scholarships|scholarships and awards|auszeichnungen|preise|ehrungen|stipendien|auszeichnungen und preise|distinctions|prix|prix et distinctions|récompenses|premios|premios y reconocimientos|reconocimientos|premios y distinciones|distinciones|premi|premi e riconoscimenti|riconoscimenti|prémios|prêmios|onderscheidingen|prijzen',
  publications:
    'publications|selected publications|papers|articles|veröffentlichungen|publikationen|publications et articles|publicaciones|pubblicazioni|publicações|publicaties',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interessen|hobbys|hobbys und interessen|interessen und hobbys|freizeit|centres d intérêt|centre d intérêt|loisirs|intérêts|intereses|aficiones|intereses personales|interessi|hobby|passatempos|interesses|hobby s',
  references:
    'references|referees|professional references|referenzen|références|referencias|referenze|referências|referenties',
  contact:
    'contact|contact me|contact details|contact information|personal details|personal information|details|links|kontakt|kontaktdaten|persönliche daten|persönliche angaben|coordonnées|informations personnelles|informations de contact|contacto|datos de contacto|información de contacto|información personal|datos personales|contactar|contatti|contatto|dati personali|informazioni personali|contato|contactos|informação pessoal|dados pessoais|persoonlijke gegevens|contactgegevens',
  other:
    'courses|coursework|relevant coursework|patents|activities|extracurricular activities|memberships|affiliations|professional affiliations|presentations|talks|conferences|conferences and seminars|research interests|research|teaching|teaching experience|additional information|military service|driving licence|driving license|mitgliedschaften|kurse|vorträge|führerschein|wehrdienst|weitere informationen|sonstiges|cours|permis de conduire|informations complémentaires|autres informations|cursos|carné de conducir|permiso de conducir|información adicional|otros datos|corsi|patente di guida|altre informazioni|carta de condução|informações adicionais|cursussen|rijbewijs|overige',
}
