import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '../../../common/constants';
import { describeInBrowser } from '../../support/browser';
import { pictureOf } from '../../support/data/pictures';
import { idOf } from '../../support/data/orderBodies';
import { answer, dialog, openAsAdmin, row } from '../support/adminPages';
import { toast } from '../support/pages';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during } from '../support/visit';

describeInBrowser('what is typed and not saved', () => {
  it('is asked about before Back, a link, another tab or closing takes it away', async () => {
    const business = await idOf(shop.db, 'business');
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/users');
      await row(page, 'business-cash').first().waitFor();
      await page.getByRole('link', { name: 'Business Mgmt' }).click();
      await page.getByRole('link', { name: /Cedar Terrace/ }).click();
      await page.getByRole('tab', { name: 'Pricing' }).click();
      const discount = page.getByLabel('Discount Percentage');
      await discount.fill('33');
      const question = page.locator('.ant-modal-confirm').filter({ hasText: 'Leave without saving?' });
      const stays = async (leave: () => Promise<unknown>) => {
        await leave();
        await question.waitFor();
        await answer(page, 'Stay');
        await question.waitFor({ state: 'detached' });
        expect(await discount.inputValue()).toBe('33');
        expect(page.url()).toContain(`user=${business}&tab=pricing`);
      };
      await stays(() => page.evaluate('history.back()'));
      await stays(() => page.getByRole('link', { name: 'Users' }).click());
      await stays(() => page.getByRole('link', { name: /Blue Shutters/ }).click());
      await stays(() => page.getByRole('tab', { name: 'History' }).click());
      await stays(async () => {
        await page.getByRole('tab', { name: 'Pricing' }).focus();
        await page.keyboard.press('ArrowRight');
      });
      const dialogEvent = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const warning = await dialogEvent;
      expect(warning.type()).toBe('beforeunload');
      await warning.dismiss();
      await closing;
      await page.evaluate('history.back()');
      await answer(page, 'Leave');
      await page.waitForURL((url) => url.searchParams.get('tab') !== 'pricing');
    });
  });
});

describeInBrowser('the picture of a category', () => {
  it('is shown before it is saved, and refused when it is too large or no picture', async () => {
    const file = async (name: string, content: string | Buffer) => {
      const filePath = path.join(shop.dataDir, name);
      await writeFile(filePath, content);
      return filePath;
    };
    await during(shop, DESKTOP, async (visit) => {
      visit.allowConsoleError(/status of 400/);
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      await page.getByRole('button', { name: 'Edit Raw Nuts' }).click();
      const edit = dialog(page, 'Edit Category');
      const picture = edit.locator('input[type=file]');
      const save = edit.getByRole('button', { name: 'Save' });
      const storedHash = async () =>
        (
          await shop.db.query<{ picture_hash: string }[]>(`SELECT picture_hash FROM category WHERE name = 'Raw Nuts'`)
        )[0]!.picture_hash;
      const before = await storedHash();
      await picture.setInputFiles(await file('large.png', Buffer.alloc(LIMITS.imageBytes + 1)));
      await edit.getByText(/5 MB/).last().waitFor();
      for (const [name, content] of [
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
        ['letter.png', 'Dear shop, this is no picture.'],
      ] as const) {
        await picture.setInputFiles(await file(name, content));
        await save.click();
        await edit.locator('[id$="-error"]').first().waitFor();
        expect(await storedHash()).toBe(before);
      }
      const nuts = await pictureOf('png');
      await picture.setInputFiles(await file('nuts.png', nuts));
      // The letter is shown under the same type until the file is read, and so is what was said of it.
      await edit.locator(`img[alt="Preview"][src="data:image/png;base64,${nuts.toString('base64')}"]`).waitFor();
      await edit.locator('[id$="-error"]').first().waitFor({ state: 'detached' });
      await save.click();
      await toast(page, 'Category updated successfully').waitFor();
      expect(await storedHash()).not.toBe(before);
    });
  });
});
