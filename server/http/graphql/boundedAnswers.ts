import type { RequestHandler, Response } from 'express';
import { grouped } from '../../../common/amountText';
import { ShopError } from '../../core/errors';
import { ANSWER_BYTES } from '../../graphql/paging';

/**
 * Refuses answers of over 2 MB to visitors without an account: several lists that are within their bounds can be over it
 * together (specification 11.2).
 * @param isGuest whether the answer is for such a visitor; asked when it is ready
 */
export function boundedAnswers(isGuest: (response: Response) => boolean): RequestHandler {
  return (_request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      const bytes = typeof body === 'string' ? Buffer.byteLength(body) : 0;
      if (bytes <= ANSWER_BYTES || !isGuest(response)) return send(body);
      // What the refusal sends is not over it.
      response.send = send;
      response.removeHeader('Content-Length');
      next(
        new ShopError(
          'BAD_USER_INPUT',
          `The answer would have ${grouped(bytes)} bytes; at most ${grouped(ANSWER_BYTES)} are sent to visitors without an account. Ask for less at once.`,
        ),
      );
      return response;
    };
    next();
  };
}
