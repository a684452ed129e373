import { BRAND } from '@tryka/domain'
import { ContactLines } from './contact-lines'
import { LegalDocument, type LegalSection } from './legal-document'

const beginning: LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        By using {BRAND.name}, joining the early-access list or opening a dashboard, you agree to these terms
        and to the <a href="/privacy-policy">Privacy Policy</a>. If you act for a company, you confirm that
        you may bind it. If you do not agree, please do not use the service.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 18 years old and able to enter into a contract where you live. One person has one
        account. Employers may add members to their team, and answer for what those members do.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          {BRAND.name} helps people to prove skills, prepare for interviews, write resumes and find work, and
          helps employers to find people. Early access is offered as it is built: features may change, pause
          or end, and figures and screens marked as samples are samples.
        </p>
        <p>
          We are not an employer, an agency or a party to what you agree with each other. A match is a
          suggestion with reasons, not a promise of an interview, a hire or a result.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        You sign in with a code sent to your email address, so keep that mailbox safe. Tell us at once if you
        think that somebody else uses your account. A guest account that is not used for seven days is erased,
        with everything in it. You can delete your account at any time.
      </p>
    ),
  },
  {
    id: 'assessments',
    title: 'Assessments and credentials',
    body: (
      <>
        <p>
          Take assessments yourself and without help that the task does not allow. Do not copy, publish or
          sell their questions. We may void a result that was not obtained honestly, and we say why when we
          do; you may ask for a second look by a person.
        </p>
        <p>
          A credential states what was shown on one day. It carries an expiry date. That it was issued is
          recorded in a public log by a salted commitment; that record cannot be removed, by us or by you, and
          nobody can read personal data from it. You may revoke a credential, keep it private or erase it.
        </p>
        <p>
          A certificate of completion states that the modules of a learning path were passed, and when. It
          proves no skill and does not expire; it is recorded, kept private, withdrawn and erased in the same
          way.
        </p>
      </>
    ),
  },
  {
    id: 'credits',
    title: `${BRAND.credits} credits`,
    body: (
      <p>
        These are points for your own record: for assessments and learning paths that you finish, whatever the
        result, and for the first review that finds a faulty task. They are not money, a security or a token,
        cannot be bought, sold, sent or paid out, buy nothing, and end with your account.
      </p>
    ),
  },
]

const middle: LegalSection[] = [
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        Your resumes, messages and other content stay yours. You allow us to store, process and show them as
        far as the service needs, for as long as you keep them here. You confirm that they are true to the
        best of your knowledge and that you may use them. The writing helper suggests words; read them before
        you send them, because what you send is your statement.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>Pretending to be another person or claiming a result that is not yours.</li>
        <li>Posting work that does not exist, asks for payment or breaks the law.</li>
        <li>Choosing or refusing people for reasons that the law forbids.</li>
        <li>Collecting other people’s data, sending unwanted messages, or harassing anyone.</li>
        <li>Attacking, overloading or copying the service, or going around its limits.</li>
      </ul>
    ),
  },
  {
    id: 'employers',
    title: 'Employers',
    body: (
      <p>
        Use what candidates send you for hiring only, keep it safe, and delete it when you no longer need it.
        Name a salary honestly. Decisions about people are yours, and have to follow the law that applies to
        you.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <p>
        Early access is free. Should a part of the service cost something later, you will see the price before
        you choose it. Courses of the academy are planned and cannot be booked; the terms of a course are
        shown before you enrol.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Our rights',
    body: (
      <p>
        The software, the design, the assessments and the name {BRAND.name} belong to us or to those who
        license them to us. You may use them to use the service, and quote our articles with a link to them.
      </p>
    ),
  },
]

const end: LegalSection[] = [
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may leave at any time. We may suspend or end an account that breaks these terms, endangers others
        or has to be closed by law. Unless that would do harm, we tell you first and give you time to download
        your work.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    body: (
      <>
        <p>
          We run the service with care, but provide it “as is”: we do not warrant that it is free of errors or
          interruptions, or fit for a particular purpose. What other users say and do is their responsibility.
        </p>
        <p>
          As far as the law permits, we are not liable for indirect or consequential loss, and our liability
          in all is limited to the greater of what you paid us in the twelve months before the claim and 100
          US dollars. Nothing here limits liability that the law does not allow to be limited, and your rights
          as a consumer stay as they are.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the law of the State of California, without its rules on conflict of laws.
        Please write to us first; most matters are settled by a message. If one is not, the state and federal
        courts in California decide, unless the law of the place where you live as a consumer gives you a
        court there.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms for good reason, such as a new feature or a new law. We announce it at least
        30 days ahead. If you go on using the service after that, the new terms apply; if you do not agree,
        you may leave before. If one clause turns out to be invalid, the others remain.
      </p>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines about="these terms" /> },
]

/** What using the service means for both sides. */
export const TermsOfService = () => (
  <LegalDocument
    title="Terms of Service"
    summary={`The rules for using ${BRAND.name}, in words meant to be read.`}
    sections={[...beginning, ...middle, ...end]}
  />
)
