/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query BusinessUsers($after: String, $search: String, $status: UserStatus) {\n    users(role: BUSINESS, first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        username\n        email\n        active\n        businessName\n        businessCity\n        businessPhone\n        businessApproved\n        paymentMode\n        creditBalance\n        pricingMode\n        businessDiscount\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.BusinessUsersDocument,
    "\n  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {\n    createBusinessUser(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateBusinessUserDocument,
    "\n  query AdminCategories {\n    categories {\n      id\n      name\n      description\n      slug\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n": typeof types.AdminCategoriesDocument,
    "\n  mutation CreateCategory($input: CategoryInput!) {\n    createCategory(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($id: Int!, $input: CategoryInput!) {\n    updateCategory(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateCategoryDocument,
    "\n  mutation DeleteCategory($id: Int!) {\n    deleteCategory(id: $id)\n  }\n": typeof types.DeleteCategoryDocument,
    "\n  query DiscountCodes($after: String) {\n    discountCodes(after: $after) {\n      nodes {\n        id\n        code\n        discountPercent\n        maxUses\n        currentUses\n        expiresAt\n        isActive\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.DiscountCodesDocument,
    "\n  mutation CreateDiscountCode($input: DiscountCodeInput!) {\n    createDiscountCode(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateDiscountCodeDocument,
    "\n  mutation UpdateDiscountCode($id: Int!, $input: DiscountCodeInput!) {\n    updateDiscountCode(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateDiscountCodeDocument,
    "\n  mutation DeleteDiscountCode($id: Int!) {\n    deleteDiscountCode(id: $id)\n  }\n": typeof types.DeleteDiscountCodeDocument,
    "\n  mutation AdminSignOut {\n    signOut\n  }\n": typeof types.AdminSignOutDocument,
    "\n  query AdminOrders($after: String, $search: String, $status: OrderStatus) {\n    orders(first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        createdAt\n        customerName\n        employeeName\n        customerPhone\n        paymentMethod\n        totalAmount\n        status\n        addressType\n        latitude\n        longitude\n        deliveryAddress {\n          name\n          companyName\n          street\n          area\n          city\n          state\n          postalCode\n          building\n          floor\n          country\n          fullAddress\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminOrdersDocument,
    "\n  query AdminStats {\n    stats {\n      activeUsers\n      totalOrders\n      totalRevenue\n    }\n    products(first: 1) {\n      totalCount\n    }\n  }\n": typeof types.AdminStatsDocument,
    "\n  query AdminProducts($after: String, $search: String, $category: String, $inStock: Boolean) {\n    products(first: 50, after: $after, search: $search, category: $category, inStock: $inStock) {\n      nodes {\n        id\n        name\n        description\n        categoryId\n        categorySlug\n        customerPrice\n        businessPrice\n        inStock\n        tags\n        variants {\n          name\n          customerPrice\n          businessPrice\n        }\n        picture {\n          url\n          width\n          height\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminProductsDocument,
    "\n  mutation CreateProduct($input: ProductInput!) {\n    createProduct(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: Int!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateProductDocument,
    "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n": typeof types.DeleteProductDocument,
    "\n  query TodaysPrices($ids: [Int!]!) {\n    products(ids: $ids, first: 100) {\n      nodes {\n        ...ProductPrices\n      }\n    }\n  }\n": typeof types.TodaysPricesDocument,
    "\n  query Geocoder {\n    shop {\n      geocoderUrl\n    }\n  }\n": typeof types.GeocoderDocument,
    "\n  query CheckDiscountCode($code: String!) {\n    checkDiscountCode(code: $code) {\n      ... on ValidDiscountCode {\n        discountPercent\n      }\n      ... on DiscountCodeRefusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CheckDiscountCodeDocument,
    "\n  mutation PlaceGuestOrder($input: GuestOrderInput!) {\n    placeGuestOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n\n  fragment PlaceOrderOutcome on PlaceOrderResult {\n    ... on OrderPlaced {\n      orderId\n    }\n    ... on PriceChanged {\n      code\n      message\n      fresh {\n        subtotalAmount\n        discountAmount\n        deliveryFee\n        totalAmount\n        items {\n          productId\n          selectedSize\n          unitPrice\n        }\n      }\n    }\n    ... on OrderRefusal {\n      code\n      message\n      productId\n      selectedSize\n    }\n  }\n": typeof types.PlaceGuestOrderDocument,
    "\n  mutation PlaceAccountOrder($input: AccountOrderInput!) {\n    placeAccountOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n": typeof types.PlaceAccountOrderDocument,
    "\n  query Order($id: Int!) {\n    order(id: $id) {\n      id\n      status\n      createdAt\n      paymentMethod\n      paymentStatus\n      subtotalAmount\n      discountAmount\n      deliveryFee\n      totalAmount\n      loyaltyPointsEarned\n      trackingNumber\n      customerName\n      employeeName\n      customerEmail\n      customerPhone\n      addressType\n      latitude\n      longitude\n      note\n      deliveryAddress {\n        name\n        companyName\n        street\n        area\n        city\n        state\n        postalCode\n        building\n        floor\n        country\n        phone\n        email\n        fullAddress\n      }\n      items {\n        id\n        productName\n        selectedSize\n        selectedPackaging\n        quantity\n        unitPrice\n        lineTotal\n        picture {\n          url\n          width\n          height\n        }\n      }\n      history {\n        id\n        status\n        trackingNumber\n        at\n        byUsername\n      }\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query Product($id: Int!) {\n    product(id: $id) {\n      ...ProductCard\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query PriceReason($productId: Int!, $variant: String) {\n    priceExplanation(productId: $productId, variant: $variant) {\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n        rule\n        discountPercent\n      }\n    }\n  }\n": typeof types.PriceReasonDocument,
    "\n  query Search($search: String!) {\n    products(search: $search, first: 6) {\n      nodes {\n        name\n        picture {\n          url\n          width\n          height\n        }\n        ...ProductPrices\n      }\n      totalCount\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation SignIn($username: String!, $password: String!) {\n    signIn(username: $username, password: $password) {\n      ...SignInOutcome\n    }\n  }\n\n  fragment SignInOutcome on SignInResult {\n    ... on SignedIn {\n      viewer {\n        id\n        role\n      }\n    }\n    ... on SignInRefusal {\n      code\n      message\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      ...SignInOutcome\n    }\n  }\n": typeof types.RegisterCustomerDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      role\n      businessApproved\n      pricingMode\n      businessDiscount\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query Shop {\n    shop {\n      name\n      phone\n      email\n      instagramUrl\n      tiktokUrl\n    }\n  }\n": typeof types.ShopDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      description\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  query Products($category: String, $search: String, $sort: ProductSort, $inStock: Boolean, $after: String) {\n    products(category: $category, search: $search, sort: $sort, inStock: $inStock, first: 24, after: $after) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n\n  fragment ProductCard on Product {\n    name\n    categorySlug\n    description\n    tags\n    picture {\n      url\n      width\n      height\n    }\n    ...ProductPrices\n  }\n\n  fragment ProductPrices on Product {\n    id\n    inStock\n    price {\n      amount\n      listAmount\n      saved\n      percentOff\n    }\n    variants {\n      name\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n      }\n    }\n  }\n": typeof types.ProductsDocument,
};
const documents: Documents = {
    "\n  query BusinessUsers($after: String, $search: String, $status: UserStatus) {\n    users(role: BUSINESS, first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        username\n        email\n        active\n        businessName\n        businessCity\n        businessPhone\n        businessApproved\n        paymentMode\n        creditBalance\n        pricingMode\n        businessDiscount\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.BusinessUsersDocument,
    "\n  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {\n    createBusinessUser(input: $input) {\n      id\n    }\n  }\n": types.CreateBusinessUserDocument,
    "\n  query AdminCategories {\n    categories {\n      id\n      name\n      description\n      slug\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n": types.AdminCategoriesDocument,
    "\n  mutation CreateCategory($input: CategoryInput!) {\n    createCategory(input: $input) {\n      id\n    }\n  }\n": types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($id: Int!, $input: CategoryInput!) {\n    updateCategory(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateCategoryDocument,
    "\n  mutation DeleteCategory($id: Int!) {\n    deleteCategory(id: $id)\n  }\n": types.DeleteCategoryDocument,
    "\n  query DiscountCodes($after: String) {\n    discountCodes(after: $after) {\n      nodes {\n        id\n        code\n        discountPercent\n        maxUses\n        currentUses\n        expiresAt\n        isActive\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.DiscountCodesDocument,
    "\n  mutation CreateDiscountCode($input: DiscountCodeInput!) {\n    createDiscountCode(input: $input) {\n      id\n    }\n  }\n": types.CreateDiscountCodeDocument,
    "\n  mutation UpdateDiscountCode($id: Int!, $input: DiscountCodeInput!) {\n    updateDiscountCode(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateDiscountCodeDocument,
    "\n  mutation DeleteDiscountCode($id: Int!) {\n    deleteDiscountCode(id: $id)\n  }\n": types.DeleteDiscountCodeDocument,
    "\n  mutation AdminSignOut {\n    signOut\n  }\n": types.AdminSignOutDocument,
    "\n  query AdminOrders($after: String, $search: String, $status: OrderStatus) {\n    orders(first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        createdAt\n        customerName\n        employeeName\n        customerPhone\n        paymentMethod\n        totalAmount\n        status\n        addressType\n        latitude\n        longitude\n        deliveryAddress {\n          name\n          companyName\n          street\n          area\n          city\n          state\n          postalCode\n          building\n          floor\n          country\n          fullAddress\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.AdminOrdersDocument,
    "\n  query AdminStats {\n    stats {\n      activeUsers\n      totalOrders\n      totalRevenue\n    }\n    products(first: 1) {\n      totalCount\n    }\n  }\n": types.AdminStatsDocument,
    "\n  query AdminProducts($after: String, $search: String, $category: String, $inStock: Boolean) {\n    products(first: 50, after: $after, search: $search, category: $category, inStock: $inStock) {\n      nodes {\n        id\n        name\n        description\n        categoryId\n        categorySlug\n        customerPrice\n        businessPrice\n        inStock\n        tags\n        variants {\n          name\n          customerPrice\n          businessPrice\n        }\n        picture {\n          url\n          width\n          height\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.AdminProductsDocument,
    "\n  mutation CreateProduct($input: ProductInput!) {\n    createProduct(input: $input) {\n      id\n    }\n  }\n": types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: Int!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateProductDocument,
    "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n": types.DeleteProductDocument,
    "\n  query TodaysPrices($ids: [Int!]!) {\n    products(ids: $ids, first: 100) {\n      nodes {\n        ...ProductPrices\n      }\n    }\n  }\n": types.TodaysPricesDocument,
    "\n  query Geocoder {\n    shop {\n      geocoderUrl\n    }\n  }\n": types.GeocoderDocument,
    "\n  query CheckDiscountCode($code: String!) {\n    checkDiscountCode(code: $code) {\n      ... on ValidDiscountCode {\n        discountPercent\n      }\n      ... on DiscountCodeRefusal {\n        code\n        message\n      }\n    }\n  }\n": types.CheckDiscountCodeDocument,
    "\n  mutation PlaceGuestOrder($input: GuestOrderInput!) {\n    placeGuestOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n\n  fragment PlaceOrderOutcome on PlaceOrderResult {\n    ... on OrderPlaced {\n      orderId\n    }\n    ... on PriceChanged {\n      code\n      message\n      fresh {\n        subtotalAmount\n        discountAmount\n        deliveryFee\n        totalAmount\n        items {\n          productId\n          selectedSize\n          unitPrice\n        }\n      }\n    }\n    ... on OrderRefusal {\n      code\n      message\n      productId\n      selectedSize\n    }\n  }\n": types.PlaceGuestOrderDocument,
    "\n  mutation PlaceAccountOrder($input: AccountOrderInput!) {\n    placeAccountOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n": types.PlaceAccountOrderDocument,
    "\n  query Order($id: Int!) {\n    order(id: $id) {\n      id\n      status\n      createdAt\n      paymentMethod\n      paymentStatus\n      subtotalAmount\n      discountAmount\n      deliveryFee\n      totalAmount\n      loyaltyPointsEarned\n      trackingNumber\n      customerName\n      employeeName\n      customerEmail\n      customerPhone\n      addressType\n      latitude\n      longitude\n      note\n      deliveryAddress {\n        name\n        companyName\n        street\n        area\n        city\n        state\n        postalCode\n        building\n        floor\n        country\n        phone\n        email\n        fullAddress\n      }\n      items {\n        id\n        productName\n        selectedSize\n        selectedPackaging\n        quantity\n        unitPrice\n        lineTotal\n        picture {\n          url\n          width\n          height\n        }\n      }\n      history {\n        id\n        status\n        trackingNumber\n        at\n        byUsername\n      }\n    }\n  }\n": types.OrderDocument,
    "\n  query Product($id: Int!) {\n    product(id: $id) {\n      ...ProductCard\n    }\n  }\n": types.ProductDocument,
    "\n  query PriceReason($productId: Int!, $variant: String) {\n    priceExplanation(productId: $productId, variant: $variant) {\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n        rule\n        discountPercent\n      }\n    }\n  }\n": types.PriceReasonDocument,
    "\n  query Search($search: String!) {\n    products(search: $search, first: 6) {\n      nodes {\n        name\n        picture {\n          url\n          width\n          height\n        }\n        ...ProductPrices\n      }\n      totalCount\n    }\n  }\n": types.SearchDocument,
    "\n  mutation SignIn($username: String!, $password: String!) {\n    signIn(username: $username, password: $password) {\n      ...SignInOutcome\n    }\n  }\n\n  fragment SignInOutcome on SignInResult {\n    ... on SignedIn {\n      viewer {\n        id\n        role\n      }\n    }\n    ... on SignInRefusal {\n      code\n      message\n    }\n  }\n": types.SignInDocument,
    "\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      ...SignInOutcome\n    }\n  }\n": types.RegisterCustomerDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      role\n      businessApproved\n      pricingMode\n      businessDiscount\n    }\n  }\n": types.ViewerDocument,
    "\n  query Shop {\n    shop {\n      name\n      phone\n      email\n      instagramUrl\n      tiktokUrl\n    }\n  }\n": types.ShopDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      description\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n": types.CategoriesDocument,
    "\n  query Products($category: String, $search: String, $sort: ProductSort, $inStock: Boolean, $after: String) {\n    products(category: $category, search: $search, sort: $sort, inStock: $inStock, first: 24, after: $after) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n\n  fragment ProductCard on Product {\n    name\n    categorySlug\n    description\n    tags\n    picture {\n      url\n      width\n      height\n    }\n    ...ProductPrices\n  }\n\n  fragment ProductPrices on Product {\n    id\n    inStock\n    price {\n      amount\n      listAmount\n      saved\n      percentOff\n    }\n    variants {\n      name\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n      }\n    }\n  }\n": types.ProductsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessUsers($after: String, $search: String, $status: UserStatus) {\n    users(role: BUSINESS, first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        username\n        email\n        active\n        businessName\n        businessCity\n        businessPhone\n        businessApproved\n        paymentMode\n        creditBalance\n        pricingMode\n        businessDiscount\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query BusinessUsers($after: String, $search: String, $status: UserStatus) {\n    users(role: BUSINESS, first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        username\n        email\n        active\n        businessName\n        businessCity\n        businessPhone\n        businessApproved\n        paymentMode\n        creditBalance\n        pricingMode\n        businessDiscount\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {\n    createBusinessUser(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {\n    createBusinessUser(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCategories {\n    categories {\n      id\n      name\n      description\n      slug\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCategories {\n    categories {\n      id\n      name\n      description\n      slug\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCategory($input: CategoryInput!) {\n    createCategory(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCategory($input: CategoryInput!) {\n    createCategory(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCategory($id: Int!, $input: CategoryInput!) {\n    updateCategory(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCategory($id: Int!, $input: CategoryInput!) {\n    updateCategory(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCategory($id: Int!) {\n    deleteCategory(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteCategory($id: Int!) {\n    deleteCategory(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DiscountCodes($after: String) {\n    discountCodes(after: $after) {\n      nodes {\n        id\n        code\n        discountPercent\n        maxUses\n        currentUses\n        expiresAt\n        isActive\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query DiscountCodes($after: String) {\n    discountCodes(after: $after) {\n      nodes {\n        id\n        code\n        discountPercent\n        maxUses\n        currentUses\n        expiresAt\n        isActive\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDiscountCode($input: DiscountCodeInput!) {\n    createDiscountCode(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDiscountCode($input: DiscountCodeInput!) {\n    createDiscountCode(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDiscountCode($id: Int!, $input: DiscountCodeInput!) {\n    updateDiscountCode(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDiscountCode($id: Int!, $input: DiscountCodeInput!) {\n    updateDiscountCode(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDiscountCode($id: Int!) {\n    deleteDiscountCode(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteDiscountCode($id: Int!) {\n    deleteDiscountCode(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation AdminSignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrders($after: String, $search: String, $status: OrderStatus) {\n    orders(first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        createdAt\n        customerName\n        employeeName\n        customerPhone\n        paymentMethod\n        totalAmount\n        status\n        addressType\n        latitude\n        longitude\n        deliveryAddress {\n          name\n          companyName\n          street\n          area\n          city\n          state\n          postalCode\n          building\n          floor\n          country\n          fullAddress\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminOrders($after: String, $search: String, $status: OrderStatus) {\n    orders(first: 50, after: $after, search: $search, status: $status) {\n      nodes {\n        id\n        createdAt\n        customerName\n        employeeName\n        customerPhone\n        paymentMethod\n        totalAmount\n        status\n        addressType\n        latitude\n        longitude\n        deliveryAddress {\n          name\n          companyName\n          street\n          area\n          city\n          state\n          postalCode\n          building\n          floor\n          country\n          fullAddress\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStats {\n    stats {\n      activeUsers\n      totalOrders\n      totalRevenue\n    }\n    products(first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminStats {\n    stats {\n      activeUsers\n      totalOrders\n      totalRevenue\n    }\n    products(first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProducts($after: String, $search: String, $category: String, $inStock: Boolean) {\n    products(first: 50, after: $after, search: $search, category: $category, inStock: $inStock) {\n      nodes {\n        id\n        name\n        description\n        categoryId\n        categorySlug\n        customerPrice\n        businessPrice\n        inStock\n        tags\n        variants {\n          name\n          customerPrice\n          businessPrice\n        }\n        picture {\n          url\n          width\n          height\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminProducts($after: String, $search: String, $category: String, $inStock: Boolean) {\n    products(first: 50, after: $after, search: $search, category: $category, inStock: $inStock) {\n      nodes {\n        id\n        name\n        description\n        categoryId\n        categorySlug\n        customerPrice\n        businessPrice\n        inStock\n        tags\n        variants {\n          name\n          customerPrice\n          businessPrice\n        }\n        picture {\n          url\n          width\n          height\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: ProductInput!) {\n    createProduct(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: ProductInput!) {\n    createProduct(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($id: Int!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($id: Int!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysPrices($ids: [Int!]!) {\n    products(ids: $ids, first: 100) {\n      nodes {\n        ...ProductPrices\n      }\n    }\n  }\n"): (typeof documents)["\n  query TodaysPrices($ids: [Int!]!) {\n    products(ids: $ids, first: 100) {\n      nodes {\n        ...ProductPrices\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Geocoder {\n    shop {\n      geocoderUrl\n    }\n  }\n"): (typeof documents)["\n  query Geocoder {\n    shop {\n      geocoderUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckDiscountCode($code: String!) {\n    checkDiscountCode(code: $code) {\n      ... on ValidDiscountCode {\n        discountPercent\n      }\n      ... on DiscountCodeRefusal {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckDiscountCode($code: String!) {\n    checkDiscountCode(code: $code) {\n      ... on ValidDiscountCode {\n        discountPercent\n      }\n      ... on DiscountCodeRefusal {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceGuestOrder($input: GuestOrderInput!) {\n    placeGuestOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n\n  fragment PlaceOrderOutcome on PlaceOrderResult {\n    ... on OrderPlaced {\n      orderId\n    }\n    ... on PriceChanged {\n      code\n      message\n      fresh {\n        subtotalAmount\n        discountAmount\n        deliveryFee\n        totalAmount\n        items {\n          productId\n          selectedSize\n          unitPrice\n        }\n      }\n    }\n    ... on OrderRefusal {\n      code\n      message\n      productId\n      selectedSize\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceGuestOrder($input: GuestOrderInput!) {\n    placeGuestOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n\n  fragment PlaceOrderOutcome on PlaceOrderResult {\n    ... on OrderPlaced {\n      orderId\n    }\n    ... on PriceChanged {\n      code\n      message\n      fresh {\n        subtotalAmount\n        discountAmount\n        deliveryFee\n        totalAmount\n        items {\n          productId\n          selectedSize\n          unitPrice\n        }\n      }\n    }\n    ... on OrderRefusal {\n      code\n      message\n      productId\n      selectedSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceAccountOrder($input: AccountOrderInput!) {\n    placeAccountOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceAccountOrder($input: AccountOrderInput!) {\n    placeAccountOrder(input: $input) {\n      ...PlaceOrderOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($id: Int!) {\n    order(id: $id) {\n      id\n      status\n      createdAt\n      paymentMethod\n      paymentStatus\n      subtotalAmount\n      discountAmount\n      deliveryFee\n      totalAmount\n      loyaltyPointsEarned\n      trackingNumber\n      customerName\n      employeeName\n      customerEmail\n      customerPhone\n      addressType\n      latitude\n      longitude\n      note\n      deliveryAddress {\n        name\n        companyName\n        street\n        area\n        city\n        state\n        postalCode\n        building\n        floor\n        country\n        phone\n        email\n        fullAddress\n      }\n      items {\n        id\n        productName\n        selectedSize\n        selectedPackaging\n        quantity\n        unitPrice\n        lineTotal\n        picture {\n          url\n          width\n          height\n        }\n      }\n      history {\n        id\n        status\n        trackingNumber\n        at\n        byUsername\n      }\n    }\n  }\n"): (typeof documents)["\n  query Order($id: Int!) {\n    order(id: $id) {\n      id\n      status\n      createdAt\n      paymentMethod\n      paymentStatus\n      subtotalAmount\n      discountAmount\n      deliveryFee\n      totalAmount\n      loyaltyPointsEarned\n      trackingNumber\n      customerName\n      employeeName\n      customerEmail\n      customerPhone\n      addressType\n      latitude\n      longitude\n      note\n      deliveryAddress {\n        name\n        companyName\n        street\n        area\n        city\n        state\n        postalCode\n        building\n        floor\n        country\n        phone\n        email\n        fullAddress\n      }\n      items {\n        id\n        productName\n        selectedSize\n        selectedPackaging\n        quantity\n        unitPrice\n        lineTotal\n        picture {\n          url\n          width\n          height\n        }\n      }\n      history {\n        id\n        status\n        trackingNumber\n        at\n        byUsername\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($id: Int!) {\n    product(id: $id) {\n      ...ProductCard\n    }\n  }\n"): (typeof documents)["\n  query Product($id: Int!) {\n    product(id: $id) {\n      ...ProductCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceReason($productId: Int!, $variant: String) {\n    priceExplanation(productId: $productId, variant: $variant) {\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n        rule\n        discountPercent\n      }\n    }\n  }\n"): (typeof documents)["\n  query PriceReason($productId: Int!, $variant: String) {\n    priceExplanation(productId: $productId, variant: $variant) {\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n        rule\n        discountPercent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($search: String!) {\n    products(search: $search, first: 6) {\n      nodes {\n        name\n        picture {\n          url\n          width\n          height\n        }\n        ...ProductPrices\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Search($search: String!) {\n    products(search: $search, first: 6) {\n      nodes {\n        name\n        picture {\n          url\n          width\n          height\n        }\n        ...ProductPrices\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($username: String!, $password: String!) {\n    signIn(username: $username, password: $password) {\n      ...SignInOutcome\n    }\n  }\n\n  fragment SignInOutcome on SignInResult {\n    ... on SignedIn {\n      viewer {\n        id\n        role\n      }\n    }\n    ... on SignInRefusal {\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($username: String!, $password: String!) {\n    signIn(username: $username, password: $password) {\n      ...SignInOutcome\n    }\n  }\n\n  fragment SignInOutcome on SignInResult {\n    ... on SignedIn {\n      viewer {\n        id\n        role\n      }\n    }\n    ... on SignInRefusal {\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      ...SignInOutcome\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterCustomer($input: RegisterCustomerInput!) {\n    registerCustomer(input: $input) {\n      ...SignInOutcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      role\n      businessApproved\n      pricingMode\n      businessDiscount\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      username\n      email\n      firstName\n      lastName\n      role\n      businessApproved\n      pricingMode\n      businessDiscount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shop {\n    shop {\n      name\n      phone\n      email\n      instagramUrl\n      tiktokUrl\n    }\n  }\n"): (typeof documents)["\n  query Shop {\n    shop {\n      name\n      phone\n      email\n      instagramUrl\n      tiktokUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      description\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n"): (typeof documents)["\n  query Categories {\n    categories {\n      id\n      name\n      slug\n      description\n      picture {\n        url\n        width\n        height\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($category: String, $search: String, $sort: ProductSort, $inStock: Boolean, $after: String) {\n    products(category: $category, search: $search, sort: $sort, inStock: $inStock, first: 24, after: $after) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n\n  fragment ProductCard on Product {\n    name\n    categorySlug\n    description\n    tags\n    picture {\n      url\n      width\n      height\n    }\n    ...ProductPrices\n  }\n\n  fragment ProductPrices on Product {\n    id\n    inStock\n    price {\n      amount\n      listAmount\n      saved\n      percentOff\n    }\n    variants {\n      name\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n      }\n    }\n  }\n"): (typeof documents)["\n  query Products($category: String, $search: String, $sort: ProductSort, $inStock: Boolean, $after: String) {\n    products(category: $category, search: $search, sort: $sort, inStock: $inStock, first: 24, after: $after) {\n      nodes {\n        ...ProductCard\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n\n  fragment ProductCard on Product {\n    name\n    categorySlug\n    description\n    tags\n    picture {\n      url\n      width\n      height\n    }\n    ...ProductPrices\n  }\n\n  fragment ProductPrices on Product {\n    id\n    inStock\n    price {\n      amount\n      listAmount\n      saved\n      percentOff\n    }\n    variants {\n      name\n      price {\n        amount\n        listAmount\n        saved\n        percentOff\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;