/** Which tab of the editor holds a field. */
export type ResumeTab =
  | 'personal'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'languages'
  | 'more'

/** `missing` and `problem` are facts, `suggestion` is advice, `question` asks for what only the person knows. */
export type FindingKind = 'missing' | 'problem' | 'suggestion' | 'question'

/** One remark: what was found, quoted, and the field it is about (`workExperience.0.description.2`). */
export interface Finding {
  rule: string
  kind: FindingKind
  message: string
  quote: string
  field: string
  tab: ResumeTab
}

export type Remark = Omit<Finding, 'field' | 'tab'>
