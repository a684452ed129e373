import { z } from 'zod'
import { Id, IsoTime, text } from '../text/text.schema'
import {
  EXPORT_FORMATS,
  INDUSTRIES,
  PAGE_SIZES,
  RESUME_DEFAULTS,
  RESUME_LANGUAGES,
  RESUME_LIMITS as MAX,
  TEMPLATES,
  VERSION_REASONS,
} from './constants'
import {
  Award,
  Certification,
  CustomSection,
  Education,
  Interest,
  Language,
  line,
  listOf,
  paragraph,
  PersonalInfo,
  PersonalInfoParts,
  Project,
  Publication,
  Reference,
  SkillGroup,
  Volunteering,
  WorkExperience,
} from './entries.schema'
import { PageLayout, Photo, SectionSetting } from './page-layout.schema'
import { TailoredTo, Tailoring } from './tailoring.schema'
import { utf8Length } from './utf8-length'
import { LENGTHS, PROSE_SECTIONS, TONES } from './writing'

/** Every part that a person writes, all of it allowed to be empty. */
const content = {
  title: line,
  templateId: z.enum(TEMPLATES),
  personalInfo: PersonalInfo,
  summary: paragraph,
  workExperience: listOf(WorkExperience),
  education: listOf(Education),
  skills: listOf(SkillGroup),
  projects: listOf(Project),
  certifications: listOf(Certification),
  languages: listOf(Language),
  volunteer: listOf(Volunteering),
  awards: listOf(Award),
  publications: listOf(Publication),
  interests: listOf(Interest),
  references: listOf(Reference),
  customSections: listOf(CustomSection, MAX.customSections),
  /** Below the name; empty: the title of the present job. */
  headline: line,
  /** A picture as a data address, made small before it is kept; empty: none. */
  photo: Photo,
  /** Order, names and state of the sections; one that is not in it follows those that are. */
  sections: listOf(SectionSetting, MAX.sections),
  layout: PageLayout,
  isDefault: z.boolean(),
  pageSize: z.enum(PAGE_SIZES),
  language: z.enum(RESUME_LANGUAGES),
  /** 0: as long as it is; 1 or 2: the editor keeps `tightness` so that it fits so many pages. */
  fitPages: z.number().int().min(0).max(MAX.fitPages),
  /** Below 0 the page is roomier than the template means it, so that it is filled. */
  tightness: z.number().int().min(-MAX.tightness).max(MAX.tightness),
  /** With `fitPages`: the last page is filled, too. */
  fillPages: z.boolean(),
}

const withinBytes = (value: unknown): boolean => utf8Length(JSON.stringify(value)) <= MAX.bytes
const tooLarge = 'This resume is too large. Shorten it to less than 256 KB.'

/** What the editor holds: a resume before the server gives it an id, a version and times. */
export const ResumeDraft = z.strictObject(content).refine(withinBytes, tooLarge)
export type ResumeDraft = z.infer<typeof ResumeDraft>

/** A new resume; what is left out is empty. `userId` is accepted and checked, never believed. */
export const CreateResumeRequest = z
  .strictObject({
    ...content,
    title: content.title.default(RESUME_DEFAULTS.title),
    templateId: content.templateId.default(RESUME_DEFAULTS.templateId),
    personalInfo: PersonalInfo.prefault({}),
    summary: content.summary.default(''),
    workExperience: content.workExperience.default([]),
    education: content.education.default([]),
    skills: content.skills.default([]),
    projects: content.projects.default([]),
    certifications: content.certifications.default([]),
    languages: content.languages.default([]),
    volunteer: content.volunteer.default([]),
    awards: content.awards.default([]),
    publications: content.publications.default([]),
    interests: content.interests.default([]),
    references: content.references.default([]),
    customSections: content.customSections.default([]),
    headline: content.headline.default(''),
    photo: content.photo.default(''),
    sections: content.sections.default([]),
    layout: PageLayout.prefault({}),
    isDefault: content.isDefault.default(false),
    pageSize: content.pageSize.default(RESUME_DEFAULTS.pageSize),
    language: content.language.default(RESUME_DEFAULTS.language),
    fitPages: content.fitPages.default(0),
    tightness: content.tightness.default(0),
    fillPages: content.fillPages.default(false),
    /** The posting it is made for: said once, and kept with it. */
    tailoring: Tailoring.nullable().default(null),
    userId: Id.optional(),
  })
  .refine(withinBytes, tooLarge)
export type CreateResumeRequest = z.input<typeof CreateResumeRequest>

/** A change: an absent field is left alone. A `version` that is no longer the newest is refused with 409. */
export const UpdateResumeRequest = z
  .strictObject(content)
  .partial()
  .extend({
    userId: Id.optional(),
    version: z.number().int().min(1).optional(),
    /** Keeps the state before this change as a version, and says why. */
    keepVersion: z.enum(VERSION_REASONS).optional(),
  })
  .refine(withinBytes, tooLarge)
export type UpdateResumeRequest = z.input<typeof UpdateResumeRequest>

/** A saved resume. */
export const Resume = z.object({
  ...content,
  tailoring: Tailoring.nullable(),
  id: Id,
  userId: Id,
  version: z.number().int(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
})
export type Resume = z.infer<typeof Resume>

/** A resume as lists show it; the whole of it is one call away. */
export const ResumeCard = z.object({
  id: Id,
  userId: Id,
  title: content.title,
  templateId: content.templateId,
  isDefault: content.isDefault,
  tailoredTo: TailoredTo.nullable(),
  version: z.number().int(),
  /** What its content takes to store. */
  bytes: z.number().int(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
})
export type ResumeCard = z.infer<typeof ResumeCard>

export const DeletedResume = ResumeCard.extend({ deletedAt: IsoTime, restorableUntil: IsoTime })
export type DeletedResume = z.infer<typeof DeletedResume>

export const ResumeVersion = z.object({
  id: Id,
  resumeId: Id,
  version: z.number().int(),
  reason: z.enum(VERSION_REASONS),
  title: z.string(),
  createdAt: IsoTime,
})
export type ResumeVersion = z.infer<typeof ResumeVersion>

export const ResumeQuery = z.strictObject({
  userId: Id.optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})
export const ResumeParams = z.strictObject({ id: Id })
export const ResumeExportQuery = z.strictObject({ format: z.enum(EXPORT_FORMATS) })
/** A PDF holds its data only where it is asked for. */
export const ResumePdfQuery = z.strictObject({ data: z.literal('attached').optional() })
export const ResumeVersionParams = z.strictObject({ id: Id, versionId: Id })

const industry = z.enum(INDUSTRIES).or(z.literal(''))

/** What stands around a text: it says who did it, where and when, and is itself left alone. */
const WritingContext = z.strictObject({
  /** The job, the project, the degree or whatever else the text belongs to. */
  title: line.optional(),
  organization: line.optional(),
  /** Whether it goes on: then it is told in the present. Absent where that is not known. */
  current: z.boolean().optional(),
  technologies: listOf(line).optional(),
  /** The other points of the same entry. */
  neighbours: listOf(text(MAX.bullet), MAX.bullets).optional(),
})
export type WritingContext = z.input<typeof WritingContext>

/** What only a language model can do. */
const WritingWish = z.strictObject({
  tone: z.enum(TONES).optional(),
  length: z.enum(LENGTHS).optional(),
  translateTo: z.enum(RESUME_LANGUAGES).optional(),
})
export type WritingWish = z.infer<typeof WritingWish>

const wording = {
  section: z.enum(PROSE_SECTIONS),
  jobTitle: line.optional(),
  context: WritingContext.optional(),
  wish: WritingWish.optional(),
}
export const ImproveContentRequest = z.strictObject({ ...wording, content: paragraph })
export type ImproveContentRequest = z.input<typeof ImproveContentRequest>

/** All points of one entry; each is worded for itself. */
export const ImprovePointsRequest = z.strictObject({
  ...wording,
  points: listOf(text(MAX.bullet), MAX.bullets),
})
export type ImprovePointsRequest = z.input<typeof ImprovePointsRequest>

/** One change to a text: the rule behind it and the reason, for a person to accept or reject. */
export const TextChange = z.object({
  before: z.string(),
  after: z.string(),
  rule: z.string(),
  reason: z.string(),
})
export type TextChange = z.infer<typeof TextChange>

const authorship = {
  engine: z.enum(['built-in', 'model']),
  /** What the engine does not know and does not invent. */
  questions: z.array(z.string()),
  /** Facts in the answer that are not in the person's own words; never accepted by default. */
  unsupported: z.array(z.string()),
  /** What the engine cannot do for this text, such as one in a language that it does not know. */
  notice: z.string().optional(),
}

export const ImprovedContent = z.object({
  improvedContent: z.string(),
  changes: z.array(TextChange),
  ...authorship,
})
export type ImprovedContent = z.infer<typeof ImprovedContent>

/** One answer for each point, in their order. */
export const ImprovedPoints = z.object({ points: z.array(ImprovedContent) })
export type ImprovedPoints = z.infer<typeof ImprovedPoints>

/** Who words texts here: `model` can do what `WritingWish` asks for. */
export const WritingEngine = z.object({ engine: z.enum(['built-in', 'model']) })
export type WritingEngine = z.infer<typeof WritingEngine>

export const GenerateContentRequest = z.strictObject({
  jobTitle: line,
  jobDescription: text(MAX.jobDescription).optional(),
  experience: text(MAX.paragraph).optional(),
  skills: z.union([text(MAX.paragraph), listOf(line)]).optional(),
  industry: industry.optional(),
  personalInfo: PersonalInfoParts.optional(),
})
export type GenerateContentRequest = z.input<typeof GenerateContentRequest>

/** The parts of a resume that a generator may propose. */
export const GeneratedResume = z
  .strictObject({
    personalInfo: PersonalInfoParts,
    summary: content.summary,
    workExperience: content.workExperience,
    education: content.education,
    skills: content.skills,
    projects: content.projects,
    certifications: content.certifications,
    languages: content.languages,
    volunteer: content.volunteer,
    awards: content.awards,
    publications: content.publications,
    interests: content.interests,
    references: content.references,
  })
  .partial()
export type GeneratedResume = z.infer<typeof GeneratedResume>

export const GeneratedContent = z.object({ resumeData: GeneratedResume, ...authorship })
export type GeneratedContent = z.infer<typeof GeneratedContent>
