import { useState } from 'react'
import { notify } from '@tryka/app-shell'
import {
  DEFAULT_JOB_TITLE,
  RESUME_MESSAGES,
  type GeneratedContent,
  type ImprovedContent,
  type ResumeDraft,
} from '@tryka/domain'
import { applyProposals, type Proposal } from './proposals'
import { FAILURE, failureText, MISSING, SUCCESS } from '../content'
import type { Editor } from '../editor/editor-context'
import { newId } from '../../../base/calls/new-id'
import { useImproveSummary } from '../resumes.queries'

/** A posting that the generator begins with. */
export interface GenerateFor {
  jobTitle: string
  jobDescription: string
}

/** The two writing helpers. What they answer is a proposal; only a yes changes the resume, in one step. */
export function useWriting(draft: ResumeDraft, change: Editor['change']) {
  const improve = useImproveSummary()
  const [improved, setImproved] = useState<{ content: string; answer: ImprovedContent }>()
  const [generating, setGenerating] = useState<boolean | GenerateFor>(false)
  const [generated, setGenerated] = useState<GeneratedContent>()

  const improveSummary = () => {
    const content = draft.summary.trim()
    if (!content) return notify.failure(MISSING, RESUME_MESSAGES.summaryFirst)
    improve.mutate(
      { content, jobTitle: DEFAULT_JOB_TITLE },
      {
        onSuccess: (answer) => setImproved({ content, answer }),
        onError: (error) => notify.failure(FAILURE, failureText(RESUME_MESSAGES.improveFailed, error)),
      },
    )
  }
  return {
    improving: improve.isPending,
    improveSummary,
    improved,
    closeImproved: () => setImproved(undefined),
    acceptImproved: (summary: string) => {
      change((before) => ({ ...before, summary }), { reason: 'ai-merge' })
      setImproved(undefined)
      notify.success(SUCCESS, RESUME_MESSAGES.improved)
    },
    generating,
    setGenerating,
    generated,
    showGenerated: (content: GeneratedContent) => {
      setGenerating(false)
      setGenerated(content)
    },
    closeGenerated: () => setGenerated(undefined),
    acceptGenerated: (accepted: Proposal[]) => {
      change((before) => applyProposals(before, accepted, newId), { reason: 'ai-merge' })
      setGenerated(undefined)
      notify.success(SUCCESS, RESUME_MESSAGES.added)
    },
  }
}
