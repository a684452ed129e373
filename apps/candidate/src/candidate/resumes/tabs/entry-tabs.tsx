import type { ResumeTab } from '@tryka/domain'
import { CertificatesTab } from './certificates-tab'
import { EducationTab } from './education-tab'
import { ExperienceTab } from './experience-tab'
import { LanguagesTab } from './languages-tab'
import { MoreTab } from './more/more-tab'
import { ProjectsTab } from './projects-tab'
import { SkillsTab } from './skills-tab'

const TABS = {
  experience: ExperienceTab,
  education: EducationTab,
  skills: SkillsTab,
  projects: ProjectsTab,
  certificates: CertificatesTab,
  languages: LanguagesTab,
  more: MoreTab,
}

/** The tabs that hold lists; together they are a chunk of their own, because sorting comes with them. */
export function EntryTab({ tab }: { tab: Exclude<ResumeTab, 'personal'> }) {
  const Tab = TABS[tab]
  return <Tab />
}
