import { useRef } from 'react'
import { styled } from 'styled-components'
import { PAGE_SIZES, RESUME_LANGUAGE_LABELS, RESUME_LANGUAGES, type ResumeDraft } from '@tryka/domain'
import { PAGE_PX } from '@tryka/resume-template'
import { Field, media, NativeSelect, Notice } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'
import { heightOf, SANDBOX, SHELL, usePages, useWidth } from '../../../base/resume/resume-frame'
import { useFit } from './use-fit'
import { FieldLayer } from './field-layer'
import { usePinch, useZoom, zoomKeys, ZoomButtons } from './zoom'
import { widths } from '../widths'

/** Filled: what would be left empty of the last page is given to the text. */
const LENGTHS = [
  { value: '0', label: 'As it comes', fitPages: 0, fillPages: false },
  { value: '1', label: 'Fit to one page', fitPages: 1, fillPages: false },
  { value: '1 fill', label: 'Fill one page', fitPages: 1, fillPages: true },
  { value: '2', label: 'Fit to two pages', fitPages: 2, fillPages: false },
  { value: '2 fill', label: 'Fill two pages', fitPages: 2, fillPages: true },
] as const
const SIZES = PAGE_SIZES.map((value) => ({ value, label: value }))
const LANGUAGES = RESUME_LANGUAGES.map((value) => ({ value, label: RESUME_LANGUAGE_LABELS[value] }))

export interface PreviewPaneProps {
  draft: ResumeDraft
  setTightness: (tightness: number) => void
}

/** The document as it will be printed: pages with their edges, as wide as the pane. */
export function PreviewPane({ draft, setTightness }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const measure = useRef<HTMLIFrameElement>(null)
  const { pages, onLoad } = usePages(frame, draft)
  const fits = useFit(measure, draft, setTightness)
  const { box, width } = useWidth()
  const page = PAGE_PX[draft.pageSize].width
  const fit = width ? width / page : 1
  const zoom = useZoom(fit)
  const { scale } = zoom
  const scroll = useRef<HTMLDivElement>(null)
  usePinch(scroll, zoom)
  const height = heightOf(pages, draft.pageSize)

  return (
    <Pane aria-labelledby="cv-preview-title">
      <Head>
        <h2 id="cv-preview-title">Live preview</h2>
        <span role="status">{pages === 1 ? '1 page' : `${pages} pages`}</span>
        <ZoomButtons {...zoom} />
      </Head>
      <PageSettings draft={draft} />
      {!fits && (
        <Notice role="status">
          This does not fit on {draft.fitPages === 1 ? 'one page' : 'two pages'} and stay readable. Shorten
          it, or give it another page.
        </Notice>
      )}
      <Scroll
        ref={scroll}
        tabIndex={0}
        role="region"
        aria-label="Resume preview, scrollable"
        aria-keyshortcuts="+ - 0"
        onKeyDown={zoomKeys(zoom)}
      >
        <Width ref={box} />
        <div style={{ width: page * scale, height: height * scale }}>
          <iframe
            ref={frame}
            title="Resume as it will be printed"
            sandbox={SANDBOX}
            srcDoc={SHELL}
            onLoad={onLoad}
            style={{ width: page, height, transform: `scale(${scale})` }}
          />
          <FieldLayer frame={frame} pageSize={draft.pageSize} scale={scale} />
        </div>
      </Scroll>
      <Measure ref={measure} title="" aria-hidden tabIndex={-1} sandbox="allow-same-origin" srcDoc={SHELL} />
    </Pane>
  )
}

function PageSettings({ draft }: { draft: ResumeDraft }) {
  const { change } = useEditor()
  return (
    <Settings role="group" aria-label="Page">
      <Field label="Paper" size="sm">
        <NativeSelect
          options={SIZES}
          value={draft.pageSize}
          onValueChange={(value) =>
            change((before) => ({
              ...before,
              pageSize: PAGE_SIZES.find((size) => size === value) ?? before.pageSize,
            }))
          }
        />
      </Field>
      <Field label="Length" size="sm">
        <NativeSelect
          options={LENGTHS}
          value={`${draft.fitPages}${draft.fitPages && draft.fillPages ? ' fill' : ''}`}
          onValueChange={(value) => {
            const { fitPages, fillPages } = LENGTHS.find((length) => length.value === value) ?? LENGTHS[0]
            change((before) => ({ ...before, fitPages, fillPages }))
          }}
        />
      </Field>
      <Field label="Language" size="sm">
        <NativeSelect
          options={LANGUAGES}
          value={draft.language}
          onValueChange={(value) =>
            change((before) => ({
              ...before,
              language: RESUME_LANGUAGES.find((language) => language === value) ?? before.language,
            }))
          }
        />
      </Field>
    </Settings>
  )
}

const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto;
  gap: var(--sp-3);
  min-width: 0;
  max-height: min(80vh, calc(100vh - var(--app-header) - var(--bar, 0rem) - 4.5rem));
  ${widths.stacked} {
    max-height: 80vh;
  }
  > :nth-last-child(2) {
    min-height: 12rem;
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  h2 {
    margin-right: auto;
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
  span {
    font-size: var(--fs-1);
    color: var(--text-3);
  }
`
const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 0.7fr) minmax(0, 1.2fr) minmax(0, 1fr);
  gap: var(--sp-3);
  ${media.phone} {
    gap: var(--sp-2);
  }
`
/** As wide as the pane, whatever the document in it measures. */
const Width = styled.div`
  height: 0;
`
const Scroll = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-3);
  box-shadow: var(--shadow-2);
  scrollbar-width: thin;
  > div:last-child {
    position: relative;
    overflow: hidden;
    margin-inline: auto;
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    color-scheme: light;
  }
`
const Measure = styled.iframe`
  position: fixed;
  top: 0;
  left: -9999px;
  width: 820px;
  height: 1200px;
  border: 0;
  visibility: hidden;
`
