import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { VERIFY_PATH } from '@tryka/domain'
import { Button, Combo, Container, Field, Icon, SrOnly, TextInput } from '@tryka/ui'
import { SectionHead } from '../../base/parts/section-head'
import { VerdictBox } from '../../base/credential/verdict-box'
import { type Brought, idOfLink } from './bring'
import { LEAD, LINK_HINT, WITHOUT_SCRIPTS } from './content'
import { DropZone } from './drop-zone'
import { ChecksCard, Findings } from './findings'
import { useVerification } from './use-verification'
import { VerifyWords } from './verify-words'

/** `/verify`, `/verify?c=<id>`: anybody checks a credential, in their own browser. Nothing of it comes later: it works offline. */
export function VerifyPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { phase, check, checkLink, checkFile, clear } = useVerification()
  const id = new URLSearchParams(search).get('c') ?? ''
  useEffect(() => {
    if (id) void checkLink(id)
    else clear()
  }, [id, checkLink, clear])

  const other = () => {
    if (id) void navigate(VERIFY_PATH)
    else clear()
  }
  const paste = (text: string) => {
    const linked = idOfLink(text)
    if (!linked) void check({ input: text })
    else if (linked === id) void checkLink(linked)
    else void navigate(`${VERIFY_PATH}?c=${encodeURIComponent(linked)}`)
  }

  const again = (what: string | Brought = '') =>
    void (typeof what === 'string' ? checkLink(what) : check(what))

  const isOpen = phase.name === 'empty' || phase.name === 'unread'
  return (
    <main id="main" tabIndex={-1}>
      <Page>
        {isOpen ? (
          <SectionHead as="h1" id="page-title" title="Check a credential" lead={LEAD} />
        ) : (
          <SrOnly>
            <h1>Check a credential</h1>
          </SrOnly>
        )}
        <Offline />
        {phase.name === 'unread' && (
          <Unread role="status">
            <VerdictBox
              kind="not-a-badge"
              title={phase.title}
              actions={phase.again !== undefined && <TryAgain onPress={() => again(phase.again)} />}
            >
              {phase.reason}
            </VerdictBox>
          </Unread>
        )}
        {isOpen && (
          <>
            <DropZone onFile={(file) => void checkFile(file)} />
            <Paste onText={paste} />
            <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
          </>
        )}
        {phase.name === 'fetching' && <ChecksCard checks={[]} />}
        {phase.name === 'checking' && <ChecksCard checks={phase.checks} />}
        {phase.name === 'done' && (
          <Findings
            key={phase.done.at.getTime()}
            done={phase.done}
            note={phase.note}
            check={check}
            onOther={other}
          />
        )}
      </Page>
      {isOpen && <VerifyWords />}
      <Below />
    </main>
  )
}

const TryAgain = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" size="sm" onClick={onPress}>
    Try again
  </Button>
)

/** A link to this page, or the text of a credential. */
function Paste({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) return onText(text)
    setIsMissing(true)
    input.current?.focus()
  }
  return (
    <PasteForm data-needs-script="" noValidate onSubmit={submit}>
      <Combo>
        <Field
          label="Or paste a link or the text of a credential"
          hint={LINK_HINT}
          {...(isMissing ? { error: 'Paste a link or the text of a credential.' } : {})}
        >
          <TextInput
            ref={input}
            autoComplete="off"
            spellCheck={false}
            placeholder="https://…/verify?c=…"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setIsMissing(false)
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </Combo>
    </PasteForm>
  )
}

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** What can be checked without a network, is. */
function Offline() {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status">
      {isOffline && (
        <Strip>
          <Icon icon={CloudOff} />
          <p>
            <b>You are offline.</b> Signatures, log entry and dates are checked here. Revocation is read from
            the file, as of the day it says.
          </p>
        </Strip>
      )}
    </div>
  )
}

const Page = styled(Container)`
  padding-block: clamp(2rem, 5vw, 4rem) 0;
  > :first-child {
    margin-bottom: var(--sp-8);
  }
`
const Unread = styled.div`
  margin-bottom: var(--sp-6);
`
const PasteForm = styled.form`
  margin-top: var(--sp-6);
  > div {
    align-items: end;
  }
`
const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  margin-bottom: var(--sp-6);
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-3);
  background: var(--surface);
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--text-2);
  svg {
    flex: none;
  }
`
const Below = styled.div`
  height: var(--section-y);
`
