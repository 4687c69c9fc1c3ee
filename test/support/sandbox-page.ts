// A customer at the sandbox's page: what he reads there, and how he ends the payment.

/** The page of a payment. */
export async function paymentPage(url: string | null): Promise<{ readonly headers: Headers; readonly text: string }> {
  const answer = await fetch(url ?? '');
  return { headers: answer.headers, text: await answer.text() };
}

/** Presses one of its buttons; answers the status, and where the customer is sent. */
export async function endPayment(
  url: string | null,
  einde: string,
  sleutel?: string,
): Promise<{ readonly status: number; readonly location: string | null }> {
  const key = sleutel ?? /name="sleutel" value="([^"]*)"/.exec((await paymentPage(url)).text)?.[1] ?? '';
  const body = new URLSearchParams({ einde, sleutel: key });
  const { status, headers } = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  return { status, location: headers.get('location') };
}
