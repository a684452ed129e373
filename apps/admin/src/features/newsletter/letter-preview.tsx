import { useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { IssueText } from '@tryka/domain'
import { Card, CardBody, CardHead, Heading, LoadingRows, Segments } from '@tryka/ui'
import { usePreview } from './newsletter.queries'

const VIEWS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text' },
] as const
type View = (typeof VIEWS)[number]['value']

const DARK = '@media (prefers-color-scheme:dark)'

/** A mail looks like the reader's program; here it looks as one asks for. */
const inTheme = (html: string, view: View): string =>
  html.replace(DARK, view === 'dark' ? '@media all' : '@media not all')

/** The letter as the server makes it for its readers, in either theme or as text. */
export function LetterPreview({ text }: { text: IssueText }) {
  const [view, setView] = useState<View>('light')
  const preview = usePreview(text)
  return (
    <Card asChild>
      <section aria-labelledby="preview">
        <CardHead
          action={<Segments label="Preview as" options={VIEWS} value={view} onValueChange={setView} />}
        >
          <Heading as="h2" id="preview">
            Preview
          </Heading>
        </CardHead>
        <CardBody>
          <Mailbox>
            <header>
              <b>{text.subject || 'No subject yet'}</b>
              <span>{text.preview}</span>
            </header>
            <QueryView
              query={preview}
              loading={<LoadingRows label="Making the preview" />}
              errorText="The preview could not be made. Check your connection, then try again."
            >
              {(made) =>
                view === 'text' ? (
                  <Plain>{made.text}</Plain>
                ) : (
                  // Nothing in it runs or leads anywhere: it is for looking at.
                  <Frame title="The letter" sandbox="" srcDoc={inTheme(made.html, view)} />
                )
              }
            </QueryView>
          </Mailbox>
        </CardBody>
      </section>
    </Card>
  )
}

const Mailbox = styled.div`
  overflow: clip;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);
  > header {
    display: grid;
    gap: 0.125rem;
    padding: var(--sp-3) var(--sp-4);
    border-bottom: var(--bw) solid var(--line);
    font-size: var(--fs-2);
    line-height: 1.45;
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
  > header b {
    font-size: var(--fs-3);
    color: var(--text);
  }
`
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 34rem;
  border: 0;
`
const Plain = styled.pre`
  margin: 0;
  padding: var(--sp-4);
  font-family: var(--font-mono);
  font-size: var(--fs-2);
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
