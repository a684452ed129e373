/** Specs of the API that neither PostgreSQL nor Redis changes, as parts of their paths. */
const WITHOUT_STORAGE = [
  '/resumes/pdf/',
  '/resumes/resume-pdf',
  '/resumes/writer/',
  '/resumes/exporters/',
  '/mail/',
  '/static/',
  '/services/graders/',
  '/assessments/practice-code.spec',
  '/assessments/code-tasks.spec',
  '/public-pages/cards.spec',
  '/compose/every-mail.spec',
  '/services/images/',
  '/seed/seed.spec',
  '/shells.spec',
  '/http/openapi.spec',
  '/http/free-space.spec',
  // These have a SQLite file of their own.
  'src/main.spec',
  '/commands/restore-drill.spec',
  '/db/durability',
  '/db/group-commit',
  '/db/planner-facts',
  '/db/sqlite-writer',
  '/disk-full',
]

/**
 * Long ones that send PostgreSQL no statement but such as others send too: the same tables, joins, functions and operators.
 * Measured; whatever sends several at once or is killed runs on both all the same.
 */
const SAME_STATEMENTS = [
  '/admin/delivery/',
  '/applications/sent-copy.spec',
  '/assessments/appeals/older-tasks',
  '/assessments/appeals/template-drift',
  '/assessments/attempts.spec',
  '/assessments/pilots',
  '/assessments/rechecks/recheck-in-credential',
  '/commands/reset-admin-password',
  '/companies/similar-names',
  '/conversation/model-coach',
  '/credentials/reissued-credentials',
  '/credentials/seen-by-others',
  '/hiring/everyone-else',
  '/letters/held-back',
  '/letters/team-letters',
  '/moderation/suspension.spec',
  '/overview/overviews',
  '/push/push.spec',
  '/resumes/tailoring.spec',
  'src/app.spec',
]

/** What runs on SQLite alone: parts of paths of specs of the API. */
export const ON_ONE_DATABASE = [...WITHOUT_STORAGE, ...SAME_STATEMENTS]
