import { useLinks } from '@tryka/app-shell'
import { BRAND, KEPT_DAYS } from '@tryka/domain'
import { ContactLines } from './contact-lines'
import { LegalSections, LegalTop, type LegalSection } from './legal-document'

const YEAR = 365
const daysInWords = (days: number): string =>
  days === YEAR ? 'one year' : days === 1 ? 'one day' : `${days} days`

const collected: LegalSection = {
  id: 'what-we-collect',
  title: 'What we collect',
  body: (
    <>
      <p>We ask for what a feature needs, and store nothing before you send it.</p>
      <ul>
        <li>
          <b>Early access:</b> your name and email address, whether you are a job seeker or an employer, and
          what you choose to add: company, position, focus area, interests, experience and a message.
        </li>
        <li>
          <b>Newsletter:</b> your email address.
        </li>
        <li>
          <b>Contact form:</b> your name, email address, company if given, subject, message and the kind of
          inquiry.
        </li>
        <li>
          <b>Dashboards:</b> what you put there, such as resumes, a profile, applications and messages. A
          first visit makes a guest account without a name; signing in with an email code turns it into yours.
        </li>
        <li>
          <b>Technical data:</b> your network address, to limit how often a form can be sent. We store a keyed
          hash of it and not the address itself. The log of actions by our own administrators is the one place
          that holds an address: theirs.
        </li>
      </ul>
      <p>We do not ask for health, religion, politics or similar data. Please leave them out of messages.</p>
    </>
  ),
}

const used: LegalSection = {
  id: 'how-we-use-it',
  title: 'How we use it',
  body: (
    <>
      <ul>
        <li>To put you on the early-access list and tell you when your field opens.</li>
        <li>To send the newsletter, if you subscribed.</li>
        <li>To answer your messages.</li>
        <li>To run your dashboard: keep your work, print your resume, show matches with their reasons.</li>
        <li>To carry what you send to a company, and its answers to you.</li>
        <li>To look at what somebody reports, and to decide about it with reasons.</li>
        <li>To send a code when you confirm an email address or sign in.</li>
        <li>To stop abuse of forms and accounts.</li>
      </ul>
      <p>
        We rely on your consent for the list, the newsletter and messages; on our agreement with you for your
        account; and on our interest in a safe service for the limits. We do not sell personal data, show
        advertising or build profiles for anybody else. No decision about you is made by a machine alone:
        matches are suggestions, and people decide.
      </p>
    </>
  ),
}

const shared: LegalSection = {
  id: 'who-sees-it',
  title: 'Who sees it',
  body: (
    <>
      <p>
        Our administrators can read the early-access list, messages from the contact form, accounts with their
        email addresses, and what companies prove about themselves. Of conversations they read only what
        somebody reports. Each time they read or export, it is written down. Employers see of you what you
        send them with an application or allow in your privacy settings, and with an application your time
        zone, unless review is blind; when one opens your profile, you see which.
      </p>
      <p>
        A credential that you share is public: whoever has its link sees what stands in it. So it is with a
        certificate of completion, which names the modules that you passed and the days. Our public log holds
        a salted commitment to each one, from which nobody can read your name, answers or score; the salt is
        in your file and in our table alone, and falls when you erase. We disclose data to authorities only
        where the law compels us.
      </p>
      <p>
        <b>Sub-processors.</b> This software needs none: the writing helper works on the server itself, and
        nothing on our pages is loaded from somebody else. Who runs it may let a mail service deliver our
        email, and let a language model of another company answer the writing helper; then that company
        receives the mail, or the text that you ask the helper about. The same model may word the feedback on
        your practice, and only if you agreed to that in your settings: it then receives the question, your
        answer with placeholders for names, and the title and skills of the job you practise for. It may also
        word what the coach counts for you: then it receives your message with placeholders, and these counts.
        It never receives your name, address, CV or scores. You can take that back at any time. What is set on
        this server stands below.
      </p>
    </>
  ),
}

const kept: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  body: (
    <ul>
      <li>
        <b>Early-access list and newsletter:</b> until you leave, or until the list is closed.
      </li>
      <li>
        <b>Messages from the contact form:</b> {daysInWords(KEPT_DAYS.contactMessage)}.
      </li>
      <li>
        <b>Guest accounts:</b> {daysInWords(KEPT_DAYS.guest)} after the last use, or{' '}
        {daysInWords(KEPT_DAYS.visit)} after a first visit that changed nothing; then they are erased whole.
      </li>
      <li>
        <b>Accounts:</b> until you delete yours. A session ends after 30 days without use.
      </li>
      <li>
        <b>Applications:</b> {daysInWords(KEPT_DAYS.application)} after their end. Then what you sent, what
        was noted and the conversation about it go, and the dates stay without you. Delete your account and it
        happens at once.
      </li>
      <li>
        <b>Practice for interviews, with your answers:</b> {daysInWords(KEPT_DAYS.practice)}, or until you
        delete it. No employer sees it.
      </li>
      <li>
        <b>Answers to checks of learning modules:</b> {daysInWords(KEPT_DAYS.checkAnswers)}. That you passed a
        module stays until you delete your account.
      </li>
      <li>
        <b>How much of a language model you used, day by day:</b> {daysInWords(KEPT_DAYS.modelUsage)}.
      </li>
      <li>
        <b>Who looked at your profile:</b> {daysInWords(KEPT_DAYS.view)}.
      </li>
      <li>
        <b>Reports and what was decided about them:</b> {daysInWords(KEPT_DAYS.case)}. If you delete an
        account that a decision restricts, a keyed hash of its address stays until the restriction ends, for{' '}
        {daysInWords(KEPT_DAYS.address)} at most: it holds for a new account too.
      </li>
      <li>
        <b>Assessments:</b> what is counted beside your answers, and a hash of the network you called from,{' '}
        {daysInWords(KEPT_DAYS.attemptSignals)}; your answers, {daysInWords(KEPT_DAYS.attemptAnswers)}, and
        after that only which task it was and whether it was right, without you; results until you delete your
        account; what you said of a task, and why a result was looked at again,{' '}
        {daysInWords(KEPT_DAYS.appeal)} after it was decided. A keyed hash of your address with the test and
        the day stays for {daysInWords(KEPT_DAYS.attemptMark)}: deleting an account is no way round the wait
        for the next attempt.
      </li>
      <li>
        <b>Mails we sent:</b> their text and your address go when they are delivered; that they were,{' '}
        {daysInWords(KEPT_DAYS.delivered)}. What could not be delivered, {daysInWords(KEPT_DAYS.givenUp)}.
      </li>
      <li>
        <b>Email codes:</b> valid for ten minutes, stored as a keyed hash, usable once.
      </li>
      <li>
        <b>Counts that limit forms:</b> {daysInWords(KEPT_DAYS.count)}; of invitations,{' '}
        {daysInWords(KEPT_DAYS.invitationCount)}. They are keyed hashes of addresses, mail domains and
        networks.
      </li>
      <li>
        <b>The log of administrators’ actions:</b> {daysInWords(KEPT_DAYS.audit)}.
      </li>
    </ul>
  ),
}

const safe: LegalSection = {
  id: 'security',
  title: 'How we protect it',
  body: (
    <p>
      Connections are encrypted. Passwords of administrators are stored as slow hashes; other people have no
      password at all. Session cookies cannot be read by scripts. Email addresses and codes are kept out of
      our logs. If personal data is exposed in spite of this, we tell the people concerned and the authority
      within 72 hours of finding out.
    </p>
  ),
}

const rights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  body: (
    <>
      <p>
        You can ask to see, correct, export or erase what we hold about you, and you can object to a use or
        withdraw a consent. You need not give a reason, and you will not be treated worse for it.
      </p>
      <ul>
        <li>
          <b>Early-access list and newsletter:</b> ask below for a link by email. With it you see, export and
          erase what we keep, or only stop the newsletter, without writing to anybody.
        </li>
        <li>
          <b>Account:</b> download and delete your data in its settings.
        </li>
        <li>
          <b>Messages, corrections and everything else:</b> write to us from the address concerned. We act
          within 30 days.
        </li>
      </ul>
      <p>
        These rights are meant for everybody, and include those under the General Data Protection Regulation,
        the California Consumer Privacy Act and the Digital Personal Data Protection Act of India. You may
        also complain to the authority where you live.
      </p>
    </>
  ),
}

const rest: LegalSection[] = [
  {
    id: 'children',
    title: 'Age',
    body: (
      <p>
        {BRAND.name} is for people of at least 18 years. If you find that somebody younger has given us data,
        tell us and we will erase it.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where data is processed',
    body: (
      <p>
        Our team works in India and the service is provided under the law of California. Data that crosses a
        border keeps the protection described here.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes, the date above changes with it. If a change affects what we do with data we
        already hold, we write to you first. How we use cookies is told in the{' '}
        <a href="/cookie-policy">Cookie Policy</a>.
      </p>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines about="this policy or your data" /> },
]

const untilShared = [collected, used, shared]
const untilRights = [kept, safe, rights]

/** The head of the policy. */
export function PrivacyTop() {
  const { contacts } = useLinks()
  return (
    <LegalTop
      title="Privacy Policy"
      summary={`What ${BRAND.name} knows about you, why, for how long, and how to get it back. Questions go to ${contacts.privacy}.`}
      sections={[...untilShared, ...untilRights, ...rest]}
    />
  )
}

/** What happens to personal data, as far as who sees it; what this server is set to follows. */
export const UntilShared = () => <LegalSections sections={untilShared} />
/** As far as the rights; the form for them follows. */
export const UntilRights = () => <LegalSections sections={untilRights} after={untilShared.length} />
export const AfterRights = () => (
  <LegalSections sections={rest} after={untilShared.length + untilRights.length} />
)
