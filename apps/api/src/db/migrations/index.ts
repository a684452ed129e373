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
]
