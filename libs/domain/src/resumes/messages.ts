/** Texts of specification 5 and 8 about resumes, to the letter. */
export const RESUME_MESSAGES = {
  summaryFirst: 'Please write a summary first',
  saveFirst: 'Please save your resume first before exporting',
  jobTitleFirst: 'Please provide a job title',
  saveFailed: 'Failed to save resume',
  deleteFailed: 'Failed to delete resume',
  exportFailed: 'Failed to export PDF',
  improveFailed: 'Failed to improve summary',
  generateFailed: 'Failed to generate AI content',
  created: 'Resume created successfully',
  updated: 'Resume updated successfully',
  deleted: 'Resume deleted successfully',
  exported: 'Resume exported as PDF',
  improved: 'Summary improved with AI',
  generated: 'AI has generated your resume content!',
  added: 'AI-generated content added to your resume',
} as const
