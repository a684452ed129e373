import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { ContactLines } from './contact-lines'
import { LegalDocument, type LegalSection } from './legal-document'

const COOKIES = [
  {
    name: 'tryka_session',
    purpose: 'Ties an email code to the browser that asked for it.',
    lasts: 'One day without use, 30 days at most',
  },
  {
    name: 'tryka_account',
    purpose: 'Keeps you in your dashboard, as a guest or signed in.',
    lasts: '30 days without use; a guest seven days',
  },
  {
    name: 'tryka_browser',
    purpose:
      'Set when you sign in, so that nobody who asks for codes in your name can keep this browser out.',
    lasts: '400 days, or until you erase your account',
  },
  {
    name: 'tryka_admin',
    purpose: 'Keeps an administrator signed in. Visitors never get it.',
    lasts: '30 minutes without use, eight hours at most',
  },
] as const

const Essential = () => (
  <>
    <p>
      These are required: without them you could not confirm an email address or keep your work. Each holds a
      random number and nothing that tells who you are, cannot be read by scripts, and is set only when a
      feature needs it. Reading our pages sets none. Over an encrypted connection their names begin with{' '}
      <code>__Host-</code>.
    </p>
    <List>
      {COOKIES.map(({ name, purpose, lasts }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd>Lasts: {lasts}</dd>
        </div>
      ))}
    </List>
  </>
)

const sections: LegalSection[] = [
  {
    id: 'what',
    title: 'What cookies are',
    body: (
      <p>
        A cookie is a small text that a site asks your browser to keep and to send back. Browsers also have
        other stores, which pages can use in a similar way. This policy covers both.
      </p>
    ),
  },
  { id: 'essential', title: 'Essential cookies (required)', body: <Essential /> },
  {
    id: 'functional',
    title: 'Functional storage (optional)',
    body: (
      <p>
        If you choose the light or dark theme yourself, your browser remembers it under the name{' '}
        <code>theme</code> in its local storage. It never leaves your device, and clearing the site’s data
        removes it.
      </p>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics cookies (optional)',
    body: (
      <p>
        We use none. We do not measure who reads what. If that changes, they will stay off until you switch
        them on.
      </p>
    ),
  },
  {
    id: 'marketing',
    title: 'Marketing cookies (optional)',
    body: (
      <p>
        We use none, and our pages carry no advertising. If that changes, they will stay off until you switch
        them on.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    body: (
      <p>
        None. Fonts, images and scripts come from our own servers, so no other company learns from your
        browser that you were here. A link that leads to another site is under that site’s policy once you
        follow it.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'How to control them',
    body: (
      <p>
        You can block or delete cookies in the settings of your browser. The public pages then work as before;
        signing up and the dashboards will not. Since nothing optional is set without your doing, there is no
        banner to click away.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes, the date above changes with it. What we do with personal data is told in the{' '}
        <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines about="cookies" /> },
]

/** What is kept in the browser. */
export const CookiePolicy = () => (
  <LegalDocument
    title="Cookie Policy"
    summary={`${BRAND.name} sets cookies only where a feature cannot work without them. There are no trackers.`}
    sections={sections}
  />
)

const List = styled.dl`
  border-top: 1px solid var(--line);
  > div {
    padding-block: var(--sp-3);
    border-bottom: 1px solid var(--line);
  }
  code {
    font-family: var(--font-mono);
    font-size: 0.92em;
    color: var(--text);
  }
  dd {
    font-size: var(--fs-4);
    color: var(--text-2);
  }
`
