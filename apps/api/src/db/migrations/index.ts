import { CreateSessions20261121080000 } from './20261121080000-create-sessions'
import { CreateSignups20261121090000 } from './20261121090000-create-signups'
import { CreateProofs20261121090100 } from './20261121090100-create-proofs'
import { CreateAdmins20261121090200 } from './20261121090200-create-admins'
import { CreateAccounts20261121100000 } from './20261121100000-create-accounts'
import { CreateResumes20261121100100 } from './20261121100100-create-resumes'
import { CreateWorkspaces20261121110000 } from './20261121110000-create-workspaces'
import { CreateCandidates20261121110100 } from './20261121110100-create-candidates'
import { CreateInterviews20261121110200 } from './20261121110200-create-interviews'
import { CreateContactMessages20261121120000 } from './20261121120000-create-contact-messages'
import { CountSignups20261121130000 } from './20261121130000-count-signups'
import { IndexShortSearches20261121130100 } from './20261121130100-index-short-searches'
import { ScaleHiring20261121140000 } from './20261121140000-scale-hiring'
import { FindPeople20261121140100 } from './20261121140100-find-people'
import { SearchPostings20261121140200 } from './20261121140200-search-postings'
import { CoverLists20261121140300 } from './20261121140300-cover-lists'
import { SearchPeople20261121150000 } from './20261121150000-search-people'
import { CoverSearches20261121150100 } from './20261121150100-cover-searches'
import { RankPeople20261121150200 } from './20261121150200-rank-people'
import { SayWhoAsks20261122110000 } from './20261122110000-say-who-asks'
import { CountStoredBytes20261122120000 } from './20261122120000-count-stored-bytes'
import { ReadContactMessages20261122130000 } from './20261122130000-read-contact-messages'
import { NameMarkets20261122140000 } from './20261122140000-name-markets'
import { OpenLiveMarket20261122180000 } from './20261122180000-open-live-market'
import { LetPeopleIn20261122190000 } from './20261122190000-let-people-in'
import { SendByOutbox20261122200000 } from './20261122200000-send-by-outbox'
import { PublishPages20261122210000 } from './20261122210000-publish-pages'
import { InviteByLink20261122220000 } from './20261122220000-invite-by-link'
import { DecideAboutReports20261122230000 } from './20261122230000-decide-about-reports'
import { ProveByDns20261122240000 } from './20261122240000-prove-by-dns'
import { NumberEvents20261122250000 } from './20261122250000-number-events'
import { TellAudiences20261122260000 } from './20261122260000-tell-audiences'
import { MatchByColumns20261122270000 } from './20261122270000-match-by-columns'
import { SendNewsletters20261122290000 } from './20261122290000-send-newsletters'
import { NameRoles20261122300000 } from './20261122300000-name-roles'
import { TrustStrangers20261122310000 } from './20261122310000-trust-strangers'
import { MeetCompanies20261122320000 } from './20261122320000-meet-companies'
import { DeliverByChoice20261122340000 } from './20261122340000-deliver-by-choice'
import { WriteLetters20261122350000 } from './20261122350000-write-letters'
import { StopRefusedMail20261122350100 } from './20261122350100-stop-refused-mail'
import { KeepPasskeys20261122360000 } from './20261122360000-keep-passkeys'
import { ChangeCompanies20261122380000 } from './20261122380000-change-companies'
import { WatchTroubles20261122390000 } from './20261122390000-watch-troubles'
import { MuteFromNews20261122390100 } from './20261122390100-mute-from-news'
import { SamplesOfADemo20261122400000 } from './20261122400000-samples-of-a-demo'
import { KeepFirstVisits20261122400100 } from './20261122400100-keep-first-visits'
import { ForgetEndedApplications20261122410000 } from './20261122410000-forget-ended-applications'
import { KeepDecisionsOfAddresses20261122411000 } from './20261122411000-keep-decisions-of-addresses'
import { LiftDecisions20261122412000 } from './20261122412000-lift-decisions'
import { KnowWhatChanged20261122413000 } from './20261122413000-know-what-changed'
import { KeepWhatEnded20261122413100 } from './20261122413100-keep-what-ended'
import { DateChanges20261122413200 } from './20261122413200-date-changes'
import { FindCompanies20261122414000 } from './20261122414000-find-companies'
import { PageReports20261122414100 } from './20261122414100-page-reports'
import { FindByWords20261122420000 } from './20261122420000-find-by-words'
import { FilterUsers20261123100000 } from './20261123100000-filter-users'
import { WaitForDirectory20261123110000 } from './20261123110000-wait-for-directory'
import { WaitForALook20261123120000 } from './20261123120000-wait-for-a-look'
import { KeepAwardedLevels20261123210000 } from './20261123210000-keep-awarded-levels'
import { TakeAssessments20261123220000 } from './20261123220000-take-assessments'
import { KeepProofsPrivate20261123230000 } from './20261123230000-keep-proofs-private'
import { SayBellsAnew20261123233000 } from './20261123233000-say-bells-anew'
import { InviteByOutbox20261123233100 } from './20261123233100-invite-by-outbox'
import { GradeCode20261123240000 } from './20261123240000-grade-code'
import { AskForProofs20261124110000 } from './20261124110000-ask-for-proofs'
import { WishForTracks20261124111000 } from './20261124111000-wish-for-tracks'
import { TakeAppeals20261124120000 } from './20261124120000-take-appeals'
import { RestFaultyTasks20261124121000 } from './20261124121000-rest-faulty-tasks'
import { AskAgain20261124130000 } from './20261124130000-ask-again'
import { HoldResults20261124130100 } from './20261124130100-hold-results'
import { TryOutTasks20261124140000 } from './20261124140000-try-out-tasks'
import { WatchAnswers20261124140100 } from './20261124140100-watch-answers'
import { LookOn20261124150000 } from './20261124150000-look-on'
import { KeepKeys20261124160000 } from './20261124160000-keep-keys'
import { KeepALog20261124161000 } from './20261124161000-keep-a-log'
import { KeepStatuses20261124162000 } from './20261124162000-keep-statuses'
import { IssueCredentials20261124163000 } from './20261124163000-issue-credentials'
import { KeepCreditsTwice20261124200000 } from './20261124200000-keep-credits-twice'
import { NameHolders20261124231500 } from './20261124231500-name-holders'
import { KnowRevocations20261124234000 } from './20261124234000-know-revocations'
import { KeepWholeTiles20261124235000 } from './20261124235000-keep-whole-tiles'
import { AnchorTheLog20261125003000 } from './20261125003000-anchor-the-log'
import { ImportBadges20261125011000 } from './20261125011000-import-badges'
import { ListCredentials20261125012000 } from './20261125012000-list-credentials'
import { ClaimNothing20261125013000 } from './20261125013000-claim-nothing'
import { TailorResumes20261125014000 } from './20261125014000-tailor-resumes'
import { ShareResumes20261125033000 } from './20261125033000-share-resumes'
import { WriteLetters20261125034000 } from './20261125034000-write-letters'
import { ChangeShares20261125040000 } from './20261125040000-change-shares'
import { Practise20261125050000 } from './20261125050000-practise'
import { PassModules20261125060000 } from './20261125060000-modules'
import { WordFeedback20261125070000 } from './20261125070000-word-feedback'
import { AimAtTargets20261125080000 } from './20261125080000-aim-at-targets'
import { HoldCredits20261125090000 } from './20261125090000-hold-credits'
import { KeepPracticeAsChosen20261125100000 } from './20261125100000-keep-practice-as-chosen'
import { PlanInterviews20261125103000 } from './20261125103000-plan-interviews'
import { TalkWithTheCoach20261125110000 } from './20261125110000-talk-with-the-coach'
import { ReviewCards20261125130000 } from './20261125130000-review-cards'
import { CorrectContent20261125150000 } from './20261125150000-correct-content'
import { HelpEachOther20261128110000 } from './20261128110000-help-each-other'
import { CountMinutes20261128120000 } from './20261128120000-count-minutes'
import { PractiseTogether20261128140000 } from './20261128140000-practise-together'
import { TellTheWeek20261128150000 } from './20261128150000-tell-the-week'
import { MarkNoShows20261129010000 } from './20261129010000-mark-no-shows'
import { ShowMarks20261129011000 } from './20261129011000-show-marks'
import { CertifyCompletion20261129100000 } from './20261129100000-certify-completion'
import { ListCircles20261129110000 } from './20261129110000-list-circles'
import { MixKnownAnswers20261129200000 } from './20261129200000-mix-known-answers'
import { ComparePostings20261129210000 } from './20261129210000-compare-postings'
import { ListAdminSessions20261130090000 } from './20261130090000-list-admin-sessions'

/** In the order they run; a merged migration is never edited. */
export const migrations = [
  CreateSessions20261121080000,
  CreateSignups20261121090000,
  CreateProofs20261121090100,
  CreateAdmins20261121090200,
  CreateAccounts20261121100000,
  CreateResumes20261121100100,
  CreateWorkspaces20261121110000,
  CreateCandidates20261121110100,
  CreateInterviews20261121110200,
  CreateContactMessages20261121120000,
  CountSignups20261121130000,
  IndexShortSearches20261121130100,
  ScaleHiring20261121140000,
  FindPeople20261121140100,
  SearchPostings20261121140200,
  CoverLists20261121140300,
  SearchPeople20261121150000,
  CoverSearches20261121150100,
  RankPeople20261121150200,
  SayWhoAsks20261122110000,
  CountStoredBytes20261122120000,
  ReadContactMessages20261122130000,
  NameMarkets20261122140000,
  OpenLiveMarket20261122180000,
  LetPeopleIn20261122190000,
  SendByOutbox20261122200000,
  PublishPages20261122210000,
  InviteByLink20261122220000,
  DecideAboutReports20261122230000,
  ProveByDns20261122240000,
  NumberEvents20261122250000,
  TellAudiences20261122260000,
  MatchByColumns20261122270000,
  SendNewsletters20261122290000,
  NameRoles20261122300000,
  TrustStrangers20261122310000,
  MeetCompanies20261122320000,
  DeliverByChoice20261122340000,
  WriteLetters20261122350000,
  StopRefusedMail20261122350100,
  KeepPasskeys20261122360000,
  ChangeCompanies20261122380000,
  WatchTroubles20261122390000,
  MuteFromNews20261122390100,
  SamplesOfADemo20261122400000,
  KeepFirstVisits20261122400100,
  ForgetEndedApplications20261122410000,
  KeepDecisionsOfAddresses20261122411000,
  LiftDecisions20261122412000,
  KnowWhatChanged20261122413000,
  KeepWhatEnded20261122413100,
  DateChanges20261122413200,
  FindCompanies20261122414000,
  PageReports20261122414100,
  FindByWords20261122420000,
  FilterUsers20261123100000,
  WaitForDirectory20261123110000,
  WaitForALook20261123120000,
  KeepAwardedLevels20261123210000,
  TakeAssessments20261123220000,
  KeepProofsPrivate20261123230000,
  SayBellsAnew20261123233000,
  InviteByOutbox20261123233100,
  GradeCode20261123240000,
  AskForProofs20261124110000,
  WishForTracks20261124111000,
  TakeAppeals20261124120000,
  RestFaultyTasks20261124121000,
  AskAgain20261124130000,
  HoldResults20261124130100,
  TryOutTasks20261124140000,
  WatchAnswers20261124140100,
  LookOn20261124150000,
  KeepKeys20261124160000,
  KeepALog20261124161000,
  KeepStatuses20261124162000,
  IssueCredentials20261124163000,
  KeepCreditsTwice20261124200000,
  NameHolders20261124231500,
  KnowRevocations20261124234000,
  KeepWholeTiles20261124235000,
  AnchorTheLog20261125003000,
  ImportBadges20261125011000,
  ListCredentials20261125012000,
  ClaimNothing20261125013000,
  TailorResumes20261125014000,
  ShareResumes20261125033000,
  WriteLetters20261125034000,
  ChangeShares20261125040000,
  Practise20261125050000,
  PassModules20261125060000,
  WordFeedback20261125070000,
  AimAtTargets20261125080000,
  HoldCredits20261125090000,
  KeepPracticeAsChosen20261125100000,
  PlanInterviews20261125103000,
  TalkWithTheCoach20261125110000,
  ReviewCards20261125130000,
  CorrectContent20261125150000,
  HelpEachOther20261128110000,
  CountMinutes20261128120000,
  PractiseTogether20261128140000,
  TellTheWeek20261128150000,
  MarkNoShows20261129010000,
  ShowMarks20261129011000,
  CertifyCompletion20261129100000,
  ListCircles20261129110000,
  MixKnownAnswers20261129200000,
  ComparePostings20261129210000,
  ListAdminSessions20261130090000,
]
