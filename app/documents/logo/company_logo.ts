/** The logo of the company: the newest file of its purpose, and beside it its print form. */
import { notFound } from '#core/errors/refusal'
import { lockName } from '#core/numbering/number_series'
import { lockQuota, mustFit } from '#files/quota'
import File from '#files/models/file'
import { keepFile, removeFile, type ReceivedFile } from '#files/stored_files'

/** 404 without a logo. */
export async function logoOrFail(): Promise<File> {
  const logo = await File.query().where('purpose', 'LOGO').orderBy('id', 'desc').first()
  if (!logo) throw notFound()
  return logo
}

/** Replaces the logo, which then counts no more: 409 QUOTA_EXCEEDED. Of parallel calls the later one wins. */
export async function replaceLogo(sent: ReceivedFile, printForm: ReceivedFile): Promise<File> {
  await lockName('documents:logo')
  await lockQuota()
  await removeAll()
  await mustFit(sent.size + printForm.size)
  await keepFile(printForm, 'LOGO_PRINT')
  return keepFile(sent, 'LOGO')
}

/** 404 without a logo. */
export async function removeLogo() {
  await lockName('documents:logo')
  if (!(await removeAll())) throw notFound()
}

async function removeAll(): Promise<number> {
  const files = await File.query().whereIn('purpose', ['LOGO', 'LOGO_PRINT'])
  for (const file of files) await removeFile(file)
  return files.length
}
