import type { CourseModule, ModuleFacts } from './course-module'
import { FACTS as analyticsEngineering } from './analytics-engineering/facts'
import { FACTS as appsecFoundations } from './appsec-foundations/facts'
import { FACTS as contractSecurity } from './contract-security/facts'
import { FACTS as interviewCraft } from './interview-craft/facts'
import { FACTS as kubernetesOps } from './kubernetes-ops/facts'
import { FACTS as llmApplications } from './llm-applications/facts'
import { FACTS as mlEngineering } from './ml-engineering/facts'
import { FACTS as mlFoundations } from './ml-foundations/facts'
import { FACTS as pythonReading } from './python-reading/facts'
import { FACTS as rustSystems } from './rust-systems/facts'
import { FACTS as solidityFoundations } from './solidity-foundations/facts'
import { FACTS as sqlFoundations } from './sql-foundations/facts'
import { FACTS as statisticsFoundations } from './statistics-foundations/facts'
import { FACTS as systemDesignFoundations } from './system-design-foundations/facts'
import { FACTS as threatModelling } from './threat-modelling/facts'
import { FACTS as typescriptFoundations } from './typescript-foundations/facts'
import { FACTS as zeroKnowledge } from './zero-knowledge/facts'

/** Facts of every module that is written, by path; small, so that they are always there. */
const FACTS_OF: Readonly<Record<string, readonly ModuleFacts[]>> = {
  'solidity-foundations': solidityFoundations,
  'typescript-foundations': typescriptFoundations,
  'python-reading': pythonReading,
  'sql-foundations': sqlFoundations,
  'statistics-foundations': statisticsFoundations,
  'ml-foundations': mlFoundations,
  'appsec-foundations': appsecFoundations,
  'system-design-foundations': systemDesignFoundations,
  'interview-craft': interviewCraft,
  'contract-security': contractSecurity,
  'analytics-engineering': analyticsEngineering,
  'threat-modelling': threatModelling,
  'llm-applications': llmApplications,
  'kubernetes-ops': kubernetesOps,
  'ml-engineering': mlEngineering,
  'zero-knowledge': zeroKnowledge,
  'rust-systems': rustSystems,
}

/** Texts and checks, which are many: a path's are loaded when somebody opens one of them. */
const MODULES_OF: Readonly<Record<string, () => Promise<{ MODULES: readonly CourseModule[] }>>> = {
  'solidity-foundations': () => import('./solidity-foundations/compiled'),
  'typescript-foundations': () => import('./typescript-foundations/compiled'),
  'python-reading': () => import('./python-reading/compiled'),
  'sql-foundations': () => import('./sql-foundations/compiled'),
  'statistics-foundations': () => import('./statistics-foundations/compiled'),
  'ml-foundations': () => import('./ml-foundations/compiled'),
  'appsec-foundations': () => import('./appsec-foundations/compiled'),
  'system-design-foundations': () => import('./system-design-foundations/compiled'),
  'interview-craft': () => import('./interview-craft/compiled'),
  'contract-security': () => import('./contract-security/compiled'),
  'analytics-engineering': () => import('./analytics-engineering/compiled'),
  'threat-modelling': () => import('./threat-modelling/compiled'),
  'llm-applications': () => import('./llm-applications/compiled'),
  'kubernetes-ops': () => import('./kubernetes-ops/compiled'),
  'ml-engineering': () => import('./ml-engineering/compiled'),
  'zero-knowledge': () => import('./zero-knowledge/compiled'),
  'rust-systems': () => import('./rust-systems/compiled'),
}

const FACTS_BY_ID = new Map(Object.values(FACTS_OF).flatMap((list) => list.map((one) => [one.id, one])))

/** What is known of a module without its text; undefined where none is written. */
export const moduleFacts = (id: string): ModuleFacts | undefined => FACTS_BY_ID.get(id)

/** Every module that is written, in the order of the paths. */
export const MODULE_FACTS: readonly ModuleFacts[] = [...FACTS_BY_ID.values()]

/** A module with its text and checks; undefined where none is written. */
export async function courseModule(id: string): Promise<CourseModule | undefined> {
  if (!FACTS_BY_ID.has(id)) return undefined
  const load = MODULES_OF[id.split('/')[0] ?? '']
  return load && (await load()).MODULES.find(({ facts }) => facts.id === id)
}
